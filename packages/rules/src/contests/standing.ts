/**
 * The board of a contest, kept up to date one verdict at a time.
 *
 * How this works: a verdict replaces the records of one contestant for one problem. That cell is computed anew from them,
 * the row's total from its cells, and the row moves to its new place in two lists that are sorted best first: all rows,
 * and the rows that take places (star contestants do not). Both places are found by bisection, so the work does not grow
 * with the number of contestants. Rank and award of a row follow from where it stands among the rows that take places.
 * Whatever the order in which records arrive, with rejudges in between, the board is the one that all records together give.
 * Many contestants at once are put at the end and sorted together, which costs far less than to find a place for each cell.
 */
import { countBefore } from '../binary-search.ts';
import type { ContestRecord } from './contest-records.ts';

/** What tells the two kinds of board apart. */
export interface BoardKind<Cell, Total> {
  readonly cellOf: (records: readonly ContestRecord[]) => Cell | undefined;
  readonly totalOf: (cells: Iterable<Cell>) => Total;
  /** Negative where the first is better; zero where they share a place. */
  readonly compare: (one: Total, other: Total) => number;
  /** Whether a row has done enough to be awarded. */
  readonly isAwardable: (total: Total) => boolean;
  /** When a problem was first solved in this cell; undefined where it was not. */
  readonly solvedSecond: (cell: Cell) => number | undefined;
}

export interface StandingRow<Cell, Total> {
  readonly contestantId: string;
  readonly isStar: boolean;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly total: Total;
}

/** Somebody who is not on the board yet, with all records of all problems. */
export interface Newcomer {
  readonly id: string;
  readonly isStar: boolean;
  readonly records: Iterable<readonly [problem: string, records: readonly ContestRecord[]]>;
}

export interface Standing<Cell, Total> {
  /** All records that the contestant has for the problem, in place of those given before. */
  readonly setRecords: (
    contestant: { readonly id: string; readonly isStar: boolean },
    problem: string,
    records: readonly ContestRecord[],
  ) => void;
  readonly addAll: (newcomers: Iterable<Newcomer>) => void;
  readonly count: (withStars: boolean) => number;
  /** Best first. */
  readonly rows: (range: { from: number; count: number; withStars: boolean }) => StandingRow<Cell, Total>[];
  readonly find: (contestantId: string) => StandingRow<Cell, Total> | undefined;
  /** How many rows stand before this one, star contestants among them; undefined for who is not on the board. */
  readonly placeOf: (contestantId: string) => number | undefined;
  /** Rows that are level share the place of the first of them. Undefined for star contestants. */
  readonly rankOf: (contestantId: string) => number | undefined;
  /** How many awardable rows stand before this one; undefined where it can have no award. */
  readonly awardPlaceOf: (contestantId: string) => number | undefined;
  /** When the problem was solved first, by anybody; undefined while nobody has. */
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
  /** The id makes places definite among rows that are level. */
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

  const readRow = ({ id, isStar, records }: Newcomer): Row | undefined => {
    if (rows.has(id)) throw new Error('somebody is added to the board who stands on it');
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

  const addAll: Standing<Cell, Total>['addAll'] = (newcomers) => {
    const added: Row[] = [];
    for (const newcomer of newcomers) {
      const row = readRow(newcomer);
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
    placeOf: (contestantId) => {
      const row = rows.get(contestantId);
      return row && everyone.indexOf(row);
    },
    rankOf: (contestantId) => {
      const row = rows.get(contestantId);
      if (row === undefined || row.isStar) return undefined;
      return placed.countBefore((other) => kind.compare(other.total, row.total) < 0) + 1;
    },
    awardPlaceOf: (contestantId) => {
      const row = rows.get(contestantId);
      if (row === undefined || row.isStar || !kind.isAwardable(row.total)) return undefined;
      return placed.countBefore((other) => inOrder(other, row) < 0);
    },
    firstSolvedSecond: (problem) => solved.get(problem)?.first(),
  };
}

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Best first, with binary search. An insertion into an array of thousands moves the rest with a single copy of memory. */
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
      if (items[index] !== item) throw new Error('a row of the board is not where its total says');
      items.splice(index, 1);
    },
  };
}

type SolvedSeconds = ReturnType<typeof createSolvedSeconds>;

/** When contestants solved one problem, with how many in each second: a rejudge may take the first of them away. */
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
