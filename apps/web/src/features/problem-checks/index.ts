/** The door: what the form of a problem shows of checks. */
export { runCheckAfterSave } from './use-check-actions.ts';
export { JudgingChangeDialog } from './change/judging-change-dialog.tsx';
export { ProblemChecks } from './problem-checks.tsx';
