export { registerRankings } from './rankings.routes.ts';
export { namesOfAccounts } from './rankings.repository.ts';
