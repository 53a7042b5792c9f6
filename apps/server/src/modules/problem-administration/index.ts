export { canEditListed, getAdministered, targetOfProblem } from './administered-problem.ts';
export { changeProblem } from './form/change-problem.ts';
export { loadCases, loadForm } from './form/load-form.ts';
export { createFromDraft } from './form/save-draft.ts';
export { findUnstorableText } from './content/unstorable-text.ts';
export { registerProblemAdministration } from './problem-administration.routes.ts';
export { registerGroupApplications } from './group-applications/group-applications.routes.ts';
export { loadProblemContent } from './load-problem-content.ts';
export { createProblem, type NewProblem } from './write-problem.ts';
export { confirmSweep, findSweep } from './test-data/content-sweep.repository.ts';
export { registerTestData } from './test-data/test-data.routes.ts';
export { authOfVisibility } from './problem-visibility.ts';
export { listRowColumns, presentListRow, type ListRow } from './list-row.ts';
export { listNewestProblems, namedColumns, namedProblems } from './named-problems.repository.ts';
export { removeProblem } from './remove-problem.ts';
export { changeProblemAuth } from './change-problem-auth.ts';
export { describeUses } from './problem-usage.presenter.ts';
export { isUsed, loadUsage } from './problem-usage.repository.ts';
export { shortenText } from './form/audit-draft.ts';
export {
  changeRemoteProblem,
  createRemoteProblem,
  findRemoteProblem,
  type RemoteContent,
} from './remote/remote-problem.ts';
export { rejectStaleForm } from './form/draft-parts.ts';
