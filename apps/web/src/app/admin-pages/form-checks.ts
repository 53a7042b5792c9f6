import {
  JudgingChangeDialog,
  ProblemChecks,
  runCheckAfterSave,
} from '../../features/problem-checks/index.ts';
import type { FormChecks } from '../../features/problem-form/form-checks.ts';

/** Connects the form of a problem with its checks: the two features do not import each other. */
export const formChecks: FormChecks = {
  Results: ProblemChecks,
  ChangeDialog: JudgingChangeDialog,
  runAfterSave: runCheckAfterSave,
};
