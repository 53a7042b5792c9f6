/** The record of a rehearsal: everything that is counted and compared at the end. */
import type { CallLog } from './call-log.ts';
import type { SentSubmission } from './reconcile.ts';

export interface SentRecord extends SentSubmission {
  readonly problem: string;
  /** The site's timestamp; undefined without a response. */
  readonly submittedMs: number | undefined;
}

export interface StreamCounts {
  /** Connections that were opened. */
  opened: number;
  /** Connections that ended before the rehearsal did. */
  broken: number;
  /** Reopened with the id of the last event. */
  resumed: number;
  /** The site asked the team to load everything again. */
  resets: number;
  /** Teams that were without their stream at the end. */
  notRestored: number;
}

export interface RehearsalRecord {
  readonly log: CallLog;
  readonly sent: SentRecord[];
  /** Verdicts that the teams received, by submission. */
  readonly told: Map<number, number>;
  readonly delaysMs: number[];
  /** Permanently refused submissions, by reason. */
  readonly refused: string[];
  /** Teams that could not take part, with the reason. */
  readonly keptOut: string[];
  readonly streams: StreamCounts;
}

export const createRecord = (log: CallLog): RehearsalRecord => ({
  log,
  sent: [],
  told: new Map(),
  delaysMs: [],
  refused: [],
  keptOut: [],
  streams: { opened: 0, broken: 0, resumed: 0, resets: 0, notRestored: 0 },
});
