export { insertGrant } from './ledger/grants.repository.ts';
export {
  hadLevel,
  loadAssistantQuota,
  loadDiscussionsPerDay,
  loadLevel,
  loadQuestionLock,
  loadSolutionBenefit,
  loadSubmitInterval,
  loadTrainingLock,
  loadTrainingLocks,
} from './load-benefits.ts';
export { loadMembership, refreshMembership } from './load-membership.ts';
export { registerMembership } from './membership.routes.ts';
