/** The results of a rehearsal in figures, and whether they are good enough. */
import { spreadOf, type CallSummary, type Spread } from './call-log.ts';
import type { PartKill } from './planned-kills.ts';
import type { Reconciliation } from './reconcile.ts';
import type { RehearsalRecord, StreamCounts } from './rehearsal-record.ts';

/** Teams do not log out during a rehearsal, so none of these may come. */
const sessionErrors = ['loginRequired', 'sessionExpired', 'refused with 401'];

export interface RehearsalReport {
  readonly teams: number;
  readonly minutes: number;
  readonly calls: readonly CallSummary[];
  /** In milliseconds, from the response to a submission to the arrival of its verdict. */
  readonly verdictDelay: Spread;
  readonly submissions: Reconciliation;
  /** Keyed by reason. */
  readonly refused: Readonly<Record<string, number>>;
  readonly keptOut: Readonly<Record<string, number>>;
  /** Judged, but the team never received the verdict. */
  readonly untold: readonly number[];
  /** The team received another verdict than the final one. */
  readonly toldOtherwise: readonly number[];
  readonly boardDifferences: readonly string[];
  /** Calls that were refused because the session was gone. */
  readonly sessionsLost: number;
  readonly streams: StreamCounts;
  readonly kills: readonly PartKill[];
  /** Why nothing was killed, if nothing was. */
  readonly withoutKills: string | undefined;
}

type Facts = Omit<
  RehearsalReport,
  'calls' | 'verdictDelay' | 'refused' | 'keptOut' | 'sessionsLost' | 'streams'
>;

export const makeReport = (record: RehearsalRecord, facts: Facts): RehearsalReport => ({
  ...facts,
  calls: record.log.summarise(),
  verdictDelay: spreadOf(record.delaysMs),
  refused: countEach(record.refused),
  keptOut: countEach(record.keptOut),
  sessionsLost: record.log.countErrors(sessionErrors),
  streams: { ...record.streams },
});

const countEach = (reasons: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(reasons, (reason) => reason)].map(([reason, all]) => [reason, all.length]),
  );

/** Describes the faults; empty if there are none. */
export function listFaults(report: RehearsalReport): string[] {
  const { lost, doubled, wrong, unjudged, strange } = report.submissions;
  const counted: [number, string][] = [
    [lost.length, 'submissions lost'],
    [doubled.length, 'submissions doubled'],
    [wrong.length, 'wrong verdicts'],
    [unjudged.length, 'submissions not judged in time'],
    [strange.length, 'submissions that were never sent'],
    [report.untold.length, 'verdicts that never reached their team'],
    [report.toldOtherwise.length, 'verdicts that were told otherwise'],
    [report.boardDifferences.length, 'differences on the board'],
    [sum(report.keptOut), 'teams that could not take part'],
    [sum(report.refused), 'submissions refused'],
    [report.sessionsLost, 'calls of teams whose session was gone'],
    [report.streams.notRestored, 'live streams that did not come back'],
  ];
  return counted.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);
