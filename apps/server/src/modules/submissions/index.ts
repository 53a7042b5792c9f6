export {
  changeProblemAudience,
  deleteLockedProblems,
  lockForDeletion,
  type LockedProblems,
  type ProblemAudience,
} from './counters/change-problem.ts';
export { compileChecker } from './compile-checker.ts';
export { deleteContestWork } from './counters/delete-contest-work.ts';
export { deleteGroupWork } from './counters/delete-group-work.ts';
export { deleteWorkOf } from './counters/delete-work.ts';
export { publishContestChangedForUsers } from './counters/publish-contest-changed.ts';
export { repairCounters, checkCounters, type Recount } from './counters/recount.ts';
export { lockCountersOfVerdicts, recountStatistics } from './counters/user-statistics.repository.ts';
export { deleteTasksOfPreviews } from './counters/contest-work.repository.ts';
export { addSubmissionTopic } from './events/submission-topic.ts';
export * from './judging-queue/index.ts';
export { isJudgedWithOldData, isOutdated } from './outdated.ts';
export { registerSubmissions } from './register-submissions.ts';
export { getDetail } from './view-submissions.ts';
export { summarizeFailure, type FailureSummary } from './summarize-failure.ts';
export { restartJudging } from './restart-judging.ts';
export { deleteOldSubmissionKeys } from './submission-keys.repository.ts';
export { deleteCaseResults } from './submissions.repository.ts';
export { failRun } from './remote-runs/queue-run.ts';
export { lockRun, updateRun, type RemoteRunRow } from './remote-runs/remote-runs.repository.ts';
