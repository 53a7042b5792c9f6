/** The steps of a migration from HOJ: references come before the rows that use them. */
import type { AnyStep } from '../step.ts';
import { problemCaseStep, problemStep } from './problems.ts';
import { submissionCaseStep, submissionStep } from './submissions.ts';
import { passwordStep, userStep } from './users.ts';

export const hojSteps: readonly AnyStep[] = [
  userStep,
  problemStep,
  problemCaseStep,
  submissionStep,
  submissionCaseStep,
];

/** These run beside the others, once the users are there. */
export const hojBackgroundSteps: readonly AnyStep[] = [passwordStep];
