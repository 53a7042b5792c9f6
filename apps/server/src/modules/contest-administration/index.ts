export { insertContest } from './contest-administration.repository.ts';
export { registerContestAdministration } from './contest-administration.routes.ts';
