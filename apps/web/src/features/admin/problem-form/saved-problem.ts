import type { JudgingChangeDialog } from '../problem-checks/index.ts';
import type { ProblemBody } from './state/form-wire.ts';
import type { ProblemValues } from './state/problem-values.ts';

export type JudgingChange = Parameters<typeof JudgingChangeDialog>[0]['change'];

export interface SavedProblem {
  pid: number;
  gmtModified: string;
  judgingChange?: JudgingChange;
  /** Whether there are submissions that were judged by what has changed. */
  hasOutdated?: boolean;
}

/** Writes it to the server. The values hold the names in a contest besides. */
export type SaveProblem = (body: ProblemBody, values: ProblemValues) => Promise<SavedProblem>;
