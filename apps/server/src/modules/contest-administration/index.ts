export { registerContestAdministration } from './contest-administration.routes.ts';
