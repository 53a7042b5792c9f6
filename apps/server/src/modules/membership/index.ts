export { insertGrant } from './ledger/grants.repository.ts';
export { loadMembership, refreshMembership } from './load-membership.ts';
export { registerMembership } from './membership.routes.ts';
