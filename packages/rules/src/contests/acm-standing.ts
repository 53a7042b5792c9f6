/** ACM: problems solved, then time, with twenty minutes for each wrong try before the right one. */
import { classifyStatus, inContestOrder, type BoardWindow, type ContestRecord } from './contest-records.ts';

export const penaltySeconds = 1200;

export interface AcmCell {
  /** Wrong tries before the right one, or in all. */
  readonly errorCount: number;
  /** Tries whose results are sealed. */
  readonly sealedTryCount: number;
  /** When it was first accepted, in seconds since the start; null where it was not. */
  readonly acceptedSecond: number | null;
  readonly isAcceptedAfterEnd: boolean;
  /** What counts into the row's number of submissions. */
  readonly countedTries: number;
}

const untouched: AcmCell = {
  errorCount: 0,
  sealedTryCount: 0,
  acceptedSecond: null,
  isAcceptedAfterEnd: false,
  countedTries: 0,
};

/** One contestant's records of one problem, in any order. Undefined where there is nothing to show. */
export function acmCell(records: readonly ContestRecord[], window: BoardWindow): AcmCell | undefined {
  let cell = untouched;
  for (const record of records.toSorted(inContestOrder)) cell = withRecord(cell, record, window);
  return cell.countedTries === 0 ? undefined : cell;
}

function withRecord(cell: AcmCell, { second, status }: ContestRecord, window: BoardWindow): AcmCell {
  const { durationSeconds, sealedFromSecond, includesAfterEnd } = window;
  const isAfterEnd = second >= durationSeconds;
  // Behind a seal nobody is told what happened after the end either.
  if (isAfterEnd && (!includesAfterEnd || sealedFromSecond !== null)) return cell;
  const counted = { ...cell, countedTries: cell.countedTries + 1 };
  if (sealedFromSecond !== null && second >= sealedFromSecond) {
    return cell.acceptedSecond === null ? { ...counted, sealedTryCount: cell.sealedTryCount + 1 } : counted;
  }
  const kind = classifyStatus(status);
  if (kind === 'pending') return cell;
  if (cell.acceptedSecond !== null) return counted;
  if (kind === 'accepted') return { ...counted, acceptedSecond: second, isAcceptedAfterEnd: isAfterEnd };
  return kind === 'penalised' ? { ...counted, errorCount: cell.errorCount + 1 } : counted;
}

export interface AcmTotal {
  readonly solved: number;
  /** Penalty included. */
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

/** Negative where the first is better. Equal rows share a place. */
export const compareAcm = (one: AcmTotal, other: AcmTotal) =>
  other.solved - one.solved || one.seconds - other.seconds;
