/** The parts of checks that the problem form shows. */
export { runCheckAfterSave } from './use-check-actions.ts';
export { JudgingChangeDialog } from './change/judging-change-dialog.tsx';
export { ProblemChecks } from './problem-checks.tsx';
