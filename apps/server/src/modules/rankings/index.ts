export { registerRankings } from './rankings.routes.ts';
