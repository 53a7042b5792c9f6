/** The state of one ACM cell (one contestant, one problem), without texts and colours. */
import type { AcmRankRow } from '@touchstone/contract';

export type WireAcmCell = AcmRankRow['submissionInfo'][string];

interface Tried {
  /** Wrong submissions that add a penalty. */
  wrongTries: number;
  /** Submissions after the freeze, with hidden results. */
  frozenTries: number;
}

export type AcmCellState =
  | (Tried & {
      kind: 'solved';
      /** Includes the accepted submission. */
      tries: number;
      second: number;
      isFirst: boolean;
      isAfterEnd: boolean;
    })
  | (Tried & { kind: 'sealed' | 'wrong' })
  /** Only submissions that do not count: compile errors, or submissions that are still being judged. */
  | (Tried & { kind: 'uncounted' });

export function parseAcmCell(cell: WireAcmCell | undefined): AcmCellState | undefined {
  if (cell === undefined) return undefined;
  const tried = { wrongTries: cell.errorNum, frozenTries: cell.tryNum ?? 0 };
  if (cell.isAC === true)
    return {
      ...tried,
      kind: 'solved',
      tries: cell.errorNum + 1,
      second: cell.ACTime ?? 0,
      isFirst: cell.isFirstAC === true,
      isAfterEnd: cell.isAfterContest === true,
    };
  if (tried.frozenTries > 0) return { ...tried, kind: 'sealed' };
  return { ...tried, kind: tried.wrongTries > 0 ? 'wrong' : 'uncounted' };
}

/** The visual style of a cell. */
export type CellLook =
  | 'first'
  | 'solved'
  | 'after'
  | 'sealed'
  | 'wrong'
  | 'uncounted'
  | 'full'
  | 'part'
  | 'zero';

export function lookOfAcm(state: AcmCellState): CellLook {
  if (state.kind !== 'solved') return state.kind;
  if (state.isAfterEnd) return 'after';
  return state.isFirst ? 'first' : 'solved';
}

export interface AcmCellMessages {
  solved: string;
  firstSolver: string;
  afterEnd: string;
  tries: (count: number) => string;
  minutes: (count: number) => string;
  wrongTries: (count: number) => string;
  frozenTries: (count: number) => string;
  uncounted: string;
  comma: string;
}

/** Minutes count from 0, as on the contest clock. */
export const minuteOf = (second: number): number => Math.floor(second / 60);

/** Describes everything that colour and shape show, for example "Solved, 2 tries, 35 minutes". */
export function describeAcmCell(state: AcmCellState, messages: AcmCellMessages): string {
  if (state.kind === 'uncounted') return messages.uncounted;
  const parts: string[] = [];
  if (state.kind === 'solved') {
    parts.push(messages.solved, messages.tries(state.tries), messages.minutes(minuteOf(state.second)));
    if (state.isFirst) parts.push(messages.firstSolver);
    if (state.isAfterEnd) parts.push(messages.afterEnd);
    return parts.join(messages.comma);
  }
  if (state.frozenTries > 0) parts.push(messages.frozenTries(state.frozenTries));
  if (state.wrongTries > 0) parts.push(messages.wrongTries(state.wrongTries));
  return parts.join(messages.comma);
}
