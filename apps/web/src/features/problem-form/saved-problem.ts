import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { ProblemBody } from './state/form-wire.ts';
import type { ProblemValues } from './state/problem-values.ts';

export interface SavedProblem {
  pid: number;
  gmtModified: string;
  judgingChange?: JudgingChange | null;
  /** Whether there are submissions that were judged by what has changed. */
  hasOutdated?: boolean;
}

/** Writes it to the server. The values hold the names in a contest besides. */
export type SaveProblem = (body: ProblemBody, values: ProblemValues) => Promise<SavedProblem>;
