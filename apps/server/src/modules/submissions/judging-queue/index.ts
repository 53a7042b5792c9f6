export { changeLockedSubmission, changeSubmission, type SubmissionChanges } from './submission-state.ts';
export {
  announceTasks,
  queueCheckerCompilation,
  queueFailingInputSearch,
  queueProgramChecks,
  queueSubmission,
  queueTestRun,
  withdrawSubmissionTask,
  type CheckerPayload,
  type FailingInputPayload,
  type TestRunPayload,
} from './queue-tasks.ts';
export { deleteTask, deleteTasks, lockSubmission, type LockedSubmission } from './task.repository.ts';
export { deleteTestRun, findTestRun, waitForTask } from './task-results.ts';
