/** ACM scoring: problems solved, then time, with twenty minutes for each wrong attempt before the accepted one. */
import { classifyStatus, inContestOrder, type BoardWindow, type ContestRecord } from './contest-records.ts';

export const penaltySeconds = 1200;

export interface AcmCell {
  /** Wrong attempts before the accepted one, or in total. */
  readonly errorCount: number;
  /** Attempts with frozen results. */
  readonly frozenTryCount: number;
  /** Time of the first accepted submission in seconds since the start, or null. */
  readonly acceptedSecond: number | null;
  readonly isAcceptedAfterEnd: boolean;
  /** Counted into the row's number of submissions. */
  readonly countedTries: number;
}

const untouched: AcmCell = {
  errorCount: 0,
  frozenTryCount: 0,
  acceptedSecond: null,
  isAcceptedAfterEnd: false,
  countedTries: 0,
};

/** One contestant's records of one problem, in any order. Undefined for an empty cell. */
export function acmCell(records: readonly ContestRecord[], window: BoardWindow): AcmCell | undefined {
  let cell = untouched;
  for (const record of records.toSorted(inContestOrder)) cell = withRecord(cell, record, window);
  return cell.countedTries === 0 ? undefined : cell;
}

function withRecord(cell: AcmCell, { second, status }: ContestRecord, window: BoardWindow): AcmCell {
  const { durationSeconds, frozenFromSecond, includesAfterEnd } = window;
  const isAfterEnd = second >= durationSeconds;
  // While frozen, results after the end are hidden too.
  if (isAfterEnd && (!includesAfterEnd || frozenFromSecond !== null)) return cell;
  const counted = { ...cell, countedTries: cell.countedTries + 1 };
  if (frozenFromSecond !== null && second >= frozenFromSecond) {
    return cell.acceptedSecond === null ? { ...counted, frozenTryCount: cell.frozenTryCount + 1 } : counted;
  }
  const kind = classifyStatus(status);
  if (kind === 'pending') return cell;
  if (cell.acceptedSecond !== null) return counted;
  if (kind === 'accepted') return { ...counted, acceptedSecond: second, isAcceptedAfterEnd: isAfterEnd };
  return kind === 'penalised' ? { ...counted, errorCount: cell.errorCount + 1 } : counted;
}

export interface AcmTotal {
  readonly solved: number;
  /** Includes the penalty. */
  readonly seconds: number;
  readonly tries: number;
}

export function acmTotal(cells: Iterable<AcmCell>): AcmTotal {
  let [solved, seconds, tries] = [0, 0, 0];
  for (const { acceptedSecond, errorCount, countedTries } of cells) {
    tries += countedTries;
    if (acceptedSecond === null) continue;
    solved += 1;
    seconds += acceptedSecond + penaltySeconds * errorCount;
  }
  return { solved, seconds, tries };
}

/** Negative if the first is better. Equal rows share a rank. */
export const compareAcm = (one: AcmTotal, other: AcmTotal) =>
  other.solved - one.solved || one.seconds - other.seconds;
