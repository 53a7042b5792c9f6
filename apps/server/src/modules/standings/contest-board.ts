/**
 * The boards of one contest, in the memory of this server: frozen or not, with submissions after the end or
 * without. All of them share the same records. A view is built at the first request for it.
 */
import type { AcmCell, AcmTotal } from '@touchstone/rules/contests/acm-standing';
import { acmBoard, oiBoard } from '@touchstone/rules/contests/board-kinds';
import { contestSecond } from '@touchstone/rules/contests/contest-time';
import type { BoardWindow, ContestRecord } from '@touchstone/rules/contests/contest-records';
import type { OiCell, OiTotal } from '@touchstone/rules/contests/oi-standing';
import { createStanding, type NewContestant, type Standing } from '@touchstone/rules/contests/standing';
import { isDeepStrictEqual } from 'node:util';
import { forEachChunk } from '../../platform/chunks.ts';
import type { ContestProblemRow, ContestRow } from '../contests/index.ts';
import type { ContestantRow, RecordRow } from './standings.repository.ts';

export type ContestStanding = { isFrozen: boolean } & (
  | { scoring: 'acm'; standing: Standing<AcmCell, AcmTotal> }
  | { scoring: 'oi'; standing: Standing<OiCell, OiTotal> }
);

export interface BoardView {
  isFrozen: boolean;
  includesAfterEnd: boolean;
}

export interface ContestBoard {
  contest: ContestRow;
  problems: readonly ContestProblemRow[];
  people: ReadonlyMap<string, ContestantRow>;
  /** Adds new users, and replaces changed names. */
  setContestants: (people: readonly ContestantRow[]) => void;
  /**
   * Increases with every change of records or users, so that data derived from the board can be invalidated.
   */
  revision: () => number;
  view: (view: BoardView) => ContestStanding;
  /** Builds the view in chunks, yielding to other work in between. */
  prepare: (view: BoardView) => Promise<void>;
  /** Adds records of any cells. Only for the first load, before any view exists. */
  add: (rows: readonly RecordRow[]) => void;
  /** Replaces all records of these cells. A cell without records is empty afterwards. */
  replace: (cells: readonly Cell[], rows: readonly RecordRow[]) => void;
}

interface BoardParts {
  contest: ContestRow;
  problems: readonly ContestProblemRow[];
  stars: ReadonlySet<string>;
  /** Contest administrators and others who are not ranked. */
  excluded: ReadonlySet<string>;
  people: Map<string, ContestantRow>;
}

interface Cell {
  userId: string;
  contestProblemId: number;
}

/** By contestant and problem. */
type RecordsByCell = Map<string, Map<number, ContestRecord[]>>;

/** Number of contestants per chunk when a view is built. */
const chunkSize = 100;

export function createContestBoard({ contest, problems, stars, excluded, people }: BoardParts): ContestBoard {
  const names = new Map(problems.map(({ id, displayId }) => [id, displayId]));
  const known: RecordsByCell = new Map();
  const views = new Map<string, ContestStanding>();
  let revision = 0;
  const durationSeconds = (contest.endAt.getTime() - contest.startAt.getTime()) / 1000;
  const times = { startMs: contest.startAt.getTime(), endMs: contest.endAt.getTime() };

  const recordsAt = ({ userId, contestProblemId }: Cell) => known.get(userId)?.get(contestProblemId) ?? [];

  const putIntoViews = (cell: Cell) => {
    const problem = names.get(cell.contestProblemId);
    // A problem that was removed from the contest counts for nothing.
    if (problem === undefined || excluded.has(cell.userId)) return;
    const contestant = { id: cell.userId, isStar: stars.has(cell.userId) };
    for (const { standing } of views.values()) standing.setRecords(contestant, problem, recordsAt(cell));
  };

  function* listContestantRecords(): Generator<NewContestant> {
    for (const [userId, cells] of known) {
      if (excluded.has(userId)) continue;
      const records = [...cells].flatMap(([contestProblemId, ofCell]) => {
        const problem = names.get(contestProblemId);
        return problem === undefined ? [] : [[problem, ofCell] as const];
      });
      yield { id: userId, isStar: stars.has(userId), records };
    }
  }

  function createEmptyView({ isFrozen, includesAfterEnd }: BoardView): ContestStanding {
    const frozenFromSecond =
      isFrozen && contest.sealedFrom !== null
        ? Math.ceil((contest.sealedFrom.getTime() - times.startMs) / 1000)
        : null;
    const window: BoardWindow = { durationSeconds, frozenFromSecond, includesAfterEnd };
    return contest.scoring === 'acm'
      ? { isFrozen, scoring: 'acm', standing: createStanding(acmBoard(window)) }
      : { isFrozen, scoring: 'oi', standing: createStanding(oiBoard(window, contest.oiBasis)) };
  }

  const findView = (wanted: BoardView) => views.get(keyOf(wanted));

  function createView(wanted: BoardView): ContestStanding {
    const made = createEmptyView(wanted);
    made.standing.addAll(listContestantRecords());
    views.set(keyOf(wanted), made);
    return made;
  }

  const prepare = async (wanted: BoardView) => {
    if (findView(wanted) !== undefined) return;
    const made = createEmptyView(wanted);
    const begun = revision;
    await forEachChunk(listContestantRecords(), chunkSize, (part) => made.standing.addAll(part));
    // If something changed meanwhile, the view is built at the next request.
    if (revision === begun) views.set(keyOf(wanted), made);
  };

  const setCell = ({ userId, contestProblemId }: Cell, records: ContestRecord[]) => {
    const cells = known.get(userId) ?? new Map<number, ContestRecord[]>();
    if (records.length === 0) cells.delete(contestProblemId);
    else cells.set(contestProblemId, records);
    if (cells.size === 0) known.delete(userId);
    else known.set(userId, cells);
  };

  return {
    contest,
    problems,
    people,
    setContestants: (read) => {
      const changed = read.filter((person) => !isDeepStrictEqual(people.get(person.id), person));
      for (const person of changed) people.set(person.id, person);
      if (changed.length > 0) revision += 1;
    },
    revision: () => revision,
    view: (wanted) => findView(wanted) ?? createView(wanted),
    prepare,
    add: (rows) => {
      if (views.size > 0) throw new Error('records cannot be added to a board that already has views');
      revision += 1;
      collect(known, rows, times);
    },
    replace: (cells, rows) => {
      revision += 1;
      const read: RecordsByCell = new Map();
      collect(read, rows, times);
      for (const cell of cells) {
        setCell(cell, read.get(cell.userId)?.get(cell.contestProblemId) ?? []);
        putIntoViews(cell);
      }
    },
  };
}

const keyOf = ({ isFrozen, includesAfterEnd }: BoardView) =>
  `${String(isFrozen)} ${String(includesAfterEnd)}`;

function collect(
  known: RecordsByCell,
  rows: readonly RecordRow[],
  times: { startMs: number; endMs: number },
) {
  for (const row of rows) {
    const cells = known.get(row.userId) ?? new Map<number, ContestRecord[]>();
    known.set(row.userId, cells);
    const records = cells.get(row.contestProblemId ?? 0) ?? [];
    cells.set(row.contestProblemId ?? 0, records);
    records.push(toRecord(row, times));
  }
}

const toRecord = (row: RecordRow, times: { startMs: number; endMs: number }): ContestRecord => ({
  submissionId: row.id,
  second: contestSecond(times, row.submittedAt.getTime()),
  status: row.status,
  score: row.score,
  runTimeMs: row.timeMs,
});
