/** What happened in a rehearsal: everything that is counted and compared at the end is kept here while it goes on. */
import type { CallLog } from './call-log.ts';
import type { SentSubmission } from './reconcile.ts';

export interface SentRecord extends SentSubmission {
  readonly problem: string;
  /** As the site dated it; undefined where no answer came. */
  readonly submittedMs: number | undefined;
}

export interface RehearsalRecord {
  readonly log: CallLog;
  readonly sent: SentRecord[];
  /** What the teams were told, by submission. */
  readonly told: Map<number, number>;
  readonly delaysMs: number[];
  /** Submissions that the site refused for good, by reason. */
  readonly refused: string[];
  /** Teams that could not take part, with the reason. */
  readonly keptOut: string[];
}

export const createRecord = (log: CallLog): RehearsalRecord => ({
  log,
  sent: [],
  told: new Map(),
  delaysMs: [],
  refused: [],
  keptOut: [],
});
