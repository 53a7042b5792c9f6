export {
  announceInContest,
  announceWithin,
  changeContestAnnouncement,
  removeContestAnnouncement,
} from './announcements/change-contest-announcements.ts';
export { loadContestAnnouncements } from './announcements/load-contest-announcements.ts';
export { getAdministeredContest } from './administered-contest.ts';
export { insertContest } from './contest-administration.repository.ts';
export { identifyByApiToken, isContestApiToken } from './desk/api-tokens.ts';
export { registerContestAdministration } from './contest-administration.routes.ts';
export { removeContest, setContestVisible } from './handle-contest.ts';
export { loadAdministeredContests, loadContestForm } from './load-contests.ts';
export { listContestProblems, loadContestProblem } from './problems/list-contest-problems.ts';
export { addCreated, addFromBank, nameContestProblem } from './problems/name-contest-problem.ts';
export { removeFromContest } from './problems/remove-contest-problem.ts';
export { changeContest, createContest } from './save-contest.ts';
