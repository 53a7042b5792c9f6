export { contestRules, languagesOf, loadContestRules, freezeRule } from './contest-rules.ts';
export {
  addContestTopic,
  decideVisit,
  loadContestAccess,
  type ContestAccess,
  type ContestTopic,
} from './contest-topic.ts';
export { presentContest, presentContestInfo } from './contests.presenter.ts';
export { findContest, listGroupContests, listRegistered, type ContestRow } from './contests.repository.ts';
export { listContestProblems, type ContestProblemRow } from './contest-problems.repository.ts';
export { canEnterContest, isInRunningContest, listOpenContests } from './can-enter-contest.ts';
export { followProblemTitle } from './follow-problem-title.ts';
export { listUnranked } from './unranked.repository.ts';
export { isShutOut, protectionOf, requireExamDevice } from './exam-protection/exam-device.ts';
export { findExamRefusalOf, requireExamDeviceOf } from './exam-protection/exam-of-contest.ts';
export { presentRefusal } from './exam-protection/refusal-error.ts';
export { listExamSessionsOf } from './exam-protection/exam-sessions.repository.ts';
export { findContestTarget } from './submit-target.ts';
export { registerContests } from './contests.routes.ts';
export {
  describeViewer,
  hasPublicBoard,
  isBoardOpenToAll,
  isForMembersOnly,
  openContest,
  findShownContest,
  openContestAsAdmin,
  openContestFor,
  viewRefusals,
  type OpenContest,
} from './open-contest.ts';
