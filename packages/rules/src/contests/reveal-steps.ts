/**
 * The reveal of a frozen scoreboard, step by step.
 *
 * How this works: the reveal begins at the lowest row and opens its first problem with frozen attempts. If the problem
 * was solved, the row moves up to its new position, and the row that is now lowest is next. Otherwise the row stays and
 * its next problem is opened. A row without frozen cells is settled: rows that are still to be opened are above it and
 * can only move up. Ranks are therefore final from the last to the first.
 */
import { acmTotal, compareAcm, type AcmCell, type AcmTotal } from './acm-standing.ts';
import { awardAt, type AwardRule, type AwardShare, type MedalCounts } from './awards.ts';

export interface RevealRow {
  readonly contestantId: string;
  /** Moves like other rows, without a rank or medal. */
  readonly isStar: boolean;
  /** Cells by problem, frozen and final. */
  readonly frozen: ReadonlyMap<string, AcmCell>;
  readonly final: ReadonlyMap<string, AcmCell>;
}

/** A medal of the usual three, or an award of the contest. */
export type Medal = keyof MedalCounts | AwardRule;

/** The usual medals, or the awards of the contest. */
export type RevealAwards = MedalCounts | readonly AwardShare[];

export type RevealStep =
  | {
      readonly kind: 'open';
      readonly contestantId: string;
      readonly problem: string;
      readonly isSolved: boolean;
      /** Index from zero, best first. */
      readonly from: number;
      readonly to: number;
      readonly total: AcmTotal;
    }
  | {
      readonly kind: 'settle';
      readonly contestantId: string;
      readonly index: number;
      /** Null for star contestants. */
      readonly rank: number | null;
      readonly medal: Medal | null;
    };

interface OpenRow {
  readonly row: RevealRow;
  readonly cells: Map<string, AcmCell>;
  total: AcmTotal;
}

/** The scoreboard before the first step, best first. */
export const frozenOrder = (rows: readonly RevealRow[]): RevealRow[] =>
  rows
    .map((row) => ({ row, total: acmTotal(row.frozen.values()) }))
    .toSorted((one, other) => inOrder(one, other))
    .map(({ row }) => row);

/** `problems` in column order. */
export function* revealSteps(
  rows: readonly RevealRow[],
  problems: readonly string[],
  medals: RevealAwards,
): Generator<RevealStep, void> {
  const board: OpenRow[] = frozenOrder(rows).map((row) => ({
    row,
    cells: new Map(row.frozen),
    total: acmTotal(row.frozen.values()),
  }));
  for (let index = board.length - 1; index >= 0;) {
    const current = board[index];
    if (current === undefined) return;
    const problem = problems.find((name) => (current.cells.get(name)?.frozenTryCount ?? 0) > 0);
    if (problem === undefined) {
      yield settle(board, index, medals);
      index -= 1;
      continue;
    }
    const isSolved = open(current, problem);
    const to = moveUp(board, index);
    yield {
      kind: 'open',
      contestantId: current.row.contestantId,
      problem,
      isSolved,
      from: index,
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

/** A row only moves up: an opened cell never takes a solution away. */
function moveUp(board: OpenRow[], from: number): number {
  const [row] = board.splice(from, 1);
  if (row === undefined) throw new Error('there is no such place on the board');
  let to = from;
  for (let above = board[to - 1]; above !== undefined && inOrder(row, above) < 0; above = board[to - 1])
    to -= 1;
  board.splice(to, 0, row);
  return to;
}

function settle(board: readonly OpenRow[], index: number, medals: RevealAwards): RevealStep {
  const current = board[index];
  if (current === undefined) throw new Error('there is no such place on the board');
  const { row, total } = current;
  const ahead = board.slice(0, index).filter((other) => !other.row.isStar);
  const rank = row.isStar ? null : 1 + ahead.filter((other) => compareAcm(other.total, total) < 0).length;
  const medal = row.isStar || total.solved === 0 ? null : medalAt(ahead.length, medals);
  return { kind: 'settle', contestantId: row.contestantId, index, rank, medal };
}

function medalAt(rowsAhead: number, medals: RevealAwards): Medal | null {
  if (!('gold' in medals)) return awardAt(medals, rowsAhead) ?? null;
  const { gold, silver, bronze } = medals;
  if (rowsAhead < gold) return 'gold';
  if (rowsAhead < gold + silver) return 'silver';
  return rowsAhead < gold + silver + bronze ? 'bronze' : null;
}

interface RankedRow {
  readonly row: { readonly contestantId: string };
  readonly total: AcmTotal;
}

const inOrder = (one: RankedRow, other: RankedRow) =>
  compareAcm(one.total, other.total) || (one.row.contestantId < other.row.contestantId ? -1 : 1);
