/**
 * The rolling reveal of a sealed board, step by step.
 *
 * How this works: it begins at the lowest row. Of that row the first problem with sealed tries is opened. If it was solved,
 * the row moves up to its new place, and the row that is lowest now is next; if not, the row stays and its next problem is
 * opened. A row without anything sealed is settled: nothing below or above it can push it any more, since whoever is still
 * to be opened stands above and only rises. So places are told from the last to the first.
 */
import { acmTotal, compareAcm, type AcmCell, type AcmTotal } from './acm-standing.ts';
import type { MedalCounts } from './awards.ts';

export interface RevealRow {
  readonly contestantId: string;
  /** Rises with the others, and takes neither a place nor a medal. */
  readonly isStar: boolean;
  /** By problem, as the sealed board shows it, and as it is. */
  readonly sealed: ReadonlyMap<string, AcmCell>;
  readonly final: ReadonlyMap<string, AcmCell>;
}

export type Medal = keyof MedalCounts;

export type RevealStep =
  | {
      readonly kind: 'open';
      readonly contestantId: string;
      readonly problem: string;
      readonly isSolved: boolean;
      /** Counted from zero, best first. */
      readonly from: number;
      readonly to: number;
      readonly total: AcmTotal;
    }
  | {
      readonly kind: 'settle';
      readonly contestantId: string;
      readonly place: number;
      /** Null for stars. */
      readonly rank: number | null;
      readonly medal: Medal | null;
    };

interface OpenRow {
  readonly row: RevealRow;
  readonly cells: Map<string, AcmCell>;
  total: AcmTotal;
}

/** The board as it is before the first step, best first. */
export const sealedOrder = (rows: readonly RevealRow[]): RevealRow[] =>
  rows
    .map((row) => ({ row, total: acmTotal(row.sealed.values()) }))
    .toSorted((one, other) => inOrder(one, other))
    .map(({ row }) => row);

/** `problems` in the order of their columns. */
export function* revealSteps(
  rows: readonly RevealRow[],
  problems: readonly string[],
  medals: MedalCounts,
): Generator<RevealStep, void> {
  const board: OpenRow[] = sealedOrder(rows).map((row) => ({
    row,
    cells: new Map(row.sealed),
    total: acmTotal(row.sealed.values()),
  }));
  for (let place = board.length - 1; place >= 0;) {
    const current = board[place];
    if (current === undefined) return;
    const problem = problems.find((name) => (current.cells.get(name)?.sealedTryCount ?? 0) > 0);
    if (problem === undefined) {
      yield settle(board, place, medals);
      place -= 1;
      continue;
    }
    const isSolved = open(current, problem);
    const to = moveUp(board, place);
    yield {
      kind: 'open',
      contestantId: current.row.contestantId,
      problem,
      isSolved,
      from: place,
      to,
      total: current.total,
    };
  }
}

function open(current: OpenRow, problem: string): boolean {
  const cell = current.row.final.get(problem);
  if (cell === undefined) current.cells.delete(problem);
  else current.cells.set(problem, cell);
  current.total = acmTotal(current.cells.values());
  return cell !== undefined && cell.acceptedSecond !== null;
}

/** A row only rises: what is opened never takes anything away. */
function moveUp(board: OpenRow[], from: number): number {
  const [row] = board.splice(from, 1);
  if (row === undefined) throw new Error('there is no such place on the board');
  let to = from;
  for (let above = board[to - 1]; above !== undefined && inOrder(row, above) < 0; above = board[to - 1])
    to -= 1;
  board.splice(to, 0, row);
  return to;
}

function settle(board: readonly OpenRow[], place: number, medals: MedalCounts): RevealStep {
  const current = board[place];
  if (current === undefined) throw new Error('there is no such place on the board');
  const { row, total } = current;
  const ahead = board.slice(0, place).filter((other) => !other.row.isStar);
  const rank = row.isStar ? null : 1 + ahead.filter((other) => compareAcm(other.total, total) < 0).length;
  const medal = row.isStar || total.solved === 0 ? null : medalAt(ahead.length, medals);
  return { kind: 'settle', contestantId: row.contestantId, place, rank, medal };
}

function medalAt(placesAhead: number, { gold, silver, bronze }: MedalCounts): Medal | null {
  if (placesAhead < gold) return 'gold';
  if (placesAhead < gold + silver) return 'silver';
  return placesAhead < gold + silver + bronze ? 'bronze' : null;
}

interface Placed {
  readonly row: { readonly contestantId: string };
  readonly total: AcmTotal;
}

const inOrder = (one: Placed, other: Placed) =>
  compareAcm(one.total, other.total) || (one.row.contestantId < other.row.contestantId ? -1 : 1);
