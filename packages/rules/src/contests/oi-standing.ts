/** OI scoring: points, then the run time of fully solved problems. */
import { statuses } from '@touchstone/contract/statuses';
import { inContestOrder, type BoardWindow, type ContestRecord } from './contest-records.ts';

/** Which submission of a problem counts. */
export type OiBasis = 'recent' | 'highest';

/** Names on the wire. */
export const oiBasisNames = { recent: 'Recent', highest: 'Highest' } as const satisfies Record<
  OiBasis,
  string
>;

export interface OiCell {
  readonly score: number;
  /** The fastest accepted run; null if the problem is not fully solved. */
  readonly bestRunTimeMs: number | null;
}

/** One contestant's records of one problem, in any order. Undefined if none counts. */
export function oiCell(
  records: readonly ContestRecord[],
  window: BoardWindow,
  basis: OiBasis,
): OiCell | undefined {
  const counted = records
    .filter((record) => pointsOf(record) !== null && isCounted(record, window))
    .toSorted(inContestOrder);
  const chosen = basis === 'recent' ? counted.at(-1) : highest(counted);
  if (chosen === undefined) return undefined;
  return { score: pointsOf(chosen) ?? 0, bestRunTimeMs: bestRunTime(counted, chosen) };
}

/** Null for pending, failed or cancelled judging: none of these is a result of the contestant. */
const pointsOf = ({ status, score }: ContestRecord): number | null =>
  status === statuses.compileError ? 0 : score;

function isCounted({ second }: ContestRecord, window: BoardWindow): boolean {
  if (window.frozenFromSecond !== null) return second < window.frozenFromSecond;
  return second < window.durationSeconds || window.includesAfterEnd;
}

const highest = (records: readonly ContestRecord[]) =>
  records.reduce<ContestRecord | undefined>(
    (best, record) => (best === undefined || (pointsOf(record) ?? 0) > (pointsOf(best) ?? 0) ? record : best),
    undefined,
  );

/** The fastest accepted run, if the counted submission is accepted. */
function bestRunTime(counted: readonly ContestRecord[], chosen: ContestRecord): number | null {
  if (chosen.status !== statuses.accepted) return null;
  const times = counted
    .filter(({ status }) => status === statuses.accepted)
    .flatMap(({ runTimeMs }) => runTimeMs ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

export interface OiTotal {
  readonly score: number;
  readonly runTimeMs: number;
}

export function oiTotal(cells: Iterable<OiCell>): OiTotal {
  let [score, runTimeMs] = [0, 0];
  for (const cell of cells) {
    score += cell.score;
    runTimeMs += cell.bestRunTimeMs ?? 0;
  }
  return { score, runTimeMs };
}

/** Negative if the first is better. Equal rows share a rank. */
export const compareOi = (one: OiTotal, other: OiTotal) =>
  other.score - one.score || one.runTimeMs - other.runTimeMs;
