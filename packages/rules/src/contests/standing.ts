/**
 * The scoreboard of a contest, updated one verdict at a time.
 *
 * How this works: a verdict replaces the records of one contestant for one problem. The cell is recomputed from them,
 * the total of the row from its cells, and the row moves to its new position in two lists that are sorted best first:
 * all rows, and the ranked rows (without star contestants). Both positions are found by binary search, so an update
 * does not slow down with the number of contestants. Rank and award of a row follow from its position among the ranked
 * rows. The result does not depend on the order in which records and rejudges arrive. Many contestants at once are
 * appended and sorted together, which is much cheaper than one insertion per cell.
 */
import { countBefore } from '../binary-search.ts';
import type { ContestRecord } from './contest-records.ts';

/** The differences between ACM and OI scoreboards. */
export interface BoardKind<Cell, Total> {
  readonly cellOf: (records: readonly ContestRecord[]) => Cell | undefined;
  readonly totalOf: (cells: Iterable<Cell>) => Total;
  /** Negative if the first is better; zero if they share a rank. */
  readonly compare: (one: Total, other: Total) => number;
  /** Whether a row qualifies for an award. */
  readonly isAwardable: (total: Total) => boolean;
  /** When this cell was first solved, or undefined. */
  readonly solvedSecond: (cell: Cell) => number | undefined;
}

export interface StandingRow<Cell, Total> {
  readonly contestantId: string;
  readonly isStar: boolean;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly total: Total;
}

/** A contestant who is not on the scoreboard yet, with all records of all problems. */
export interface NewContestant {
  readonly id: string;
  readonly isStar: boolean;
  readonly records: Iterable<readonly [problem: string, records: readonly ContestRecord[]]>;
}

export interface Standing<Cell, Total> {
  /** Replaces all records of the contestant for the problem. */
  readonly setRecords: (
    contestant: { readonly id: string; readonly isStar: boolean },
    problem: string,
    records: readonly ContestRecord[],
  ) => void;
  readonly addAll: (contestants: Iterable<NewContestant>) => void;
  readonly count: (withStars: boolean) => number;
  /** Best first. */
  readonly rows: (range: { from: number; count: number; withStars: boolean }) => StandingRow<Cell, Total>[];
  readonly find: (contestantId: string) => StandingRow<Cell, Total> | undefined;
  /** The number of rows before this one, star contestants included; undefined if the contestant is not on the scoreboard. */
  readonly positionOf: (contestantId: string) => number | undefined;
  /** Equal rows share the rank of the first of them. Undefined for star contestants. */
  readonly rankOf: (contestantId: string) => number | undefined;
  /** The number of awardable rows before this one; undefined if the row cannot have an award. */
  readonly awardIndexOf: (contestantId: string) => number | undefined;
  /** When the problem was first solved by any contestant, or undefined. */
  readonly firstSolvedSecond: (problem: string) => number | undefined;
}

interface MutableRow<Cell, Total> {
  contestantId: string;
  isStar: boolean;
  cells: Map<string, Cell>;
  total: Total;
}

export function createStanding<Cell, Total>(kind: BoardKind<Cell, Total>): Standing<Cell, Total> {
  type Row = MutableRow<Cell, Total>;
  const rows = new Map<string, Row>();
  /** The id gives equal rows a stable order. */
  const inOrder = (one: Row, other: Row) =>
    kind.compare(one.total, other.total) || compareText(one.contestantId, other.contestantId);
  const everyone = createSortedList(inOrder);
  const placed = createSortedList(inOrder);
  const solved = new Map<string, SolvedSeconds>();

  const setRecords: Standing<Cell, Total>['setRecords'] = (contestant, problem, records) => {
    const former = rows.get(contestant.id);
    const cell = kind.cellOf(records);
    if (former === undefined && cell === undefined) return;
    if (former !== undefined) {
      everyone.remove(former);
      if (!former.isStar) placed.remove(former);
    }
    const cells = new Map(former?.cells);
    noteSolved(problem, cells.get(problem), cell);
    if (cell === undefined) cells.delete(problem);
    else cells.set(problem, cell);
    if (cells.size === 0) {
      rows.delete(contestant.id);
      return;
    }
    const row = {
      contestantId: contestant.id,
      isStar: contestant.isStar,
      cells,
      total: kind.totalOf(cells.values()),
    };
    rows.set(row.contestantId, row);
    everyone.insert(row);
    if (!row.isStar) placed.insert(row);
  };

  const buildRow = ({ id, isStar, records }: NewContestant): Row | undefined => {
    if (rows.has(id)) throw new Error('the contestant is already on the scoreboard');
    const cells = new Map<string, Cell>();
    for (const [problem, ofProblem] of records) {
      const cell = kind.cellOf(ofProblem);
      if (cell === undefined) continue;
      noteSolved(problem, undefined, cell);
      cells.set(problem, cell);
    }
    return cells.size === 0
      ? undefined
      : { contestantId: id, isStar, cells, total: kind.totalOf(cells.values()) };
  };

  const addAll: Standing<Cell, Total>['addAll'] = (contestants) => {
    const added: Row[] = [];
    for (const newcomer of contestants) {
      const row = buildRow(newcomer);
      if (row === undefined) continue;
      rows.set(row.contestantId, row);
      added.push(row);
    }
    everyone.insertAll(added);
    placed.insertAll(added.filter(({ isStar }) => !isStar));
  };

  function noteSolved(problem: string, before: Cell | undefined, after: Cell | undefined) {
    const seconds = solved.get(problem) ?? createSolvedSeconds();
    solved.set(problem, seconds);
    const [former, current] = [before, after].map((cell) =>
      cell === undefined ? undefined : kind.solvedSecond(cell),
    );
    if (former !== undefined) seconds.remove(former);
    if (current !== undefined) seconds.add(current);
  }

  return {
    setRecords,
    addAll,
    count: (withStars) => (withStars ? everyone : placed).size(),
    rows: ({ from, count, withStars }) => (withStars ? everyone : placed).slice(from, from + count),
    find: (contestantId) => rows.get(contestantId),
    positionOf: (contestantId) => {
      const row = rows.get(contestantId);
      return row && everyone.indexOf(row);
    },
    rankOf: (contestantId) => {
      const row = rows.get(contestantId);
      if (row === undefined || row.isStar) return undefined;
      return placed.countBefore((other) => kind.compare(other.total, row.total) < 0) + 1;
    },
    awardIndexOf: (contestantId) => {
      const row = rows.get(contestantId);
      if (row === undefined || row.isStar || !kind.isAwardable(row.total)) return undefined;
      return placed.countBefore((other) => inOrder(other, row) < 0);
    },
    firstSolvedSecond: (problem) => solved.get(problem)?.first(),
  };
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Sorted best first, with binary search. An insertion into an array of thousands is a single copy of memory. */
function createSortedList<Item>(compare: (one: Item, other: Item) => number) {
  const items: Item[] = [];
  const indexOf = (item: Item) => countBefore(items, (other) => compare(other, item) < 0);
  return {
    size: () => items.length,
    slice: (from: number, to: number) => items.slice(from, to),
    countBefore: (isBefore: (item: Item) => boolean) => countBefore(items, isBefore),
    indexOf,
    insert: (item: Item) => void items.splice(indexOf(item), 0, item),
    insertAll: (added: readonly Item[]) => {
      for (const item of added) items.push(item);
      items.sort(compare);
    },
    remove: (item: Item) => {
      const index = indexOf(item);
      if (items[index] !== item)
        throw new Error('a row of the scoreboard is not at the position of its total');
      items.splice(index, 1);
    },
  };
}

type SolvedSeconds = ReturnType<typeof createSolvedSeconds>;

/** How many contestants solved one problem in each second: a rejudge may remove the first of them. */
function createSolvedSeconds() {
  const counts = new Map<number, number>();
  const seconds = createSortedList<number>((one, other) => one - other);
  return {
    add: (second: number) => {
      const count = counts.get(second) ?? 0;
      counts.set(second, count + 1);
      if (count === 0) seconds.insert(second);
    },
    remove: (second: number) => {
      const count = counts.get(second) ?? 0;
      if (count > 1) counts.set(second, count - 1);
      else {
        counts.delete(second);
        seconds.remove(second);
      }
    },
    first: () => seconds.slice(0, 1)[0],
  };
}
