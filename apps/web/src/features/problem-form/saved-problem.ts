import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { ProblemBody } from './state/form-wire.ts';
import type { ProblemValues } from './state/problem-values.ts';

export interface SavedProblem {
  pid: number;
  gmtModified: string;
  judgingChange?: JudgingChange | null;
  /** Whether submissions exist that were judged with the old data. */
  hasOutdated?: boolean;
}

/** Saves the problem to the server. `values` also has the display id and title in a contest. */
export type SaveProblem = (body: ProblemBody, values: ProblemValues) => Promise<SavedProblem>;
