/**
 * The boards of one contest, in the memory of this server: sealed or not, with what came after the end or without. All of
 * them rest on the same records; one that nobody asked for yet is made when somebody does.
 */
import type { AcmCell, AcmTotal } from '@touchstone/rules/contests/acm-standing';
import { acmBoard, oiBoard } from '@touchstone/rules/contests/board-kinds';
import { contestSecond } from '@touchstone/rules/contests/contest-time';
import type { BoardWindow, ContestRecord } from '@touchstone/rules/contests/contest-records';
import type { OiCell, OiTotal } from '@touchstone/rules/contests/oi-standing';
import { createStanding, type Newcomer, type Standing } from '@touchstone/rules/contests/standing';
import { isDeepStrictEqual } from 'node:util';
import { forEachChunk } from '../../platform/chunks.ts';
import type { ContestProblemRow, ContestRow } from '../contests/index.ts';
import type { PersonRow, RecordRow } from './standings.repository.ts';

export type ContestStanding =
  | { scoring: 'acm'; standing: Standing<AcmCell, AcmTotal> }
  | { scoring: 'oi'; standing: Standing<OiCell, OiTotal> };

export interface BoardView {
  isSealed: boolean;
  includesAfterEnd: boolean;
}

export interface ContestBoard {
  contest: ContestRow;
  problems: readonly ContestProblemRow[];
  people: ReadonlyMap<string, PersonRow>;
  /** New people, and those who may be called otherwise now. */
  setPeople: (people: readonly PersonRow[]) => void;
  /** Another one with every change of records or people: what was made of the board before is out of date then. */
  revision: () => number;
  view: (view: BoardView) => ContestStanding;
  /** Makes the view while others have their turn, for whoever asks for it then. */
  prepare: (view: BoardView) => Promise<void>;
  /** More records, of any places. For the beginning: nobody has asked for a view yet. */
  add: (rows: readonly RecordRow[]) => void;
  /** All records of these places, in place of those known before; a place without any is empty now. */
  replace: (cells: readonly Cell[], rows: readonly RecordRow[]) => void;
}

interface BoardParts {
  contest: ContestRow;
  problems: readonly ContestProblemRow[];
  stars: ReadonlySet<string>;
  /** Who runs it, and who is on no board. */
  excluded: ReadonlySet<string>;
  people: Map<string, PersonRow>;
}

interface Cell {
  userId: string;
  contestProblemId: number;
}

/** By contestant and problem. */
type RecordsByCell = Map<string, Map<number, ContestRecord[]>>;

/** Contestants who are put on a board in one go. */
const partSize = 100;

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
    // A problem that is no longer part of the contest counts for nothing.
    if (problem === undefined || excluded.has(cell.userId)) return;
    const contestant = { id: cell.userId, isStar: stars.has(cell.userId) };
    for (const { standing } of views.values()) standing.setRecords(contestant, problem, recordsAt(cell));
  };

  function* listNewcomers(): Generator<Newcomer> {
    for (const [userId, cells] of known) {
      if (excluded.has(userId)) continue;
      const records = [...cells].flatMap(([contestProblemId, ofCell]) => {
        const problem = names.get(contestProblemId);
        return problem === undefined ? [] : [[problem, ofCell] as const];
      });
      yield { id: userId, isStar: stars.has(userId), records };
    }
  }

  function createEmptyView({ isSealed, includesAfterEnd }: BoardView): ContestStanding {
    const sealedFromSecond =
      isSealed && contest.sealedFrom !== null
        ? Math.ceil((contest.sealedFrom.getTime() - times.startMs) / 1000)
        : null;
    const window: BoardWindow = { durationSeconds, sealedFromSecond, includesAfterEnd };
    return contest.scoring === 'acm'
      ? { scoring: 'acm', standing: createStanding(acmBoard(window)) }
      : { scoring: 'oi', standing: createStanding(oiBoard(window, contest.oiBasis)) };
  }

  const findView = (wanted: BoardView) => views.get(keyOf(wanted));

  function createView(wanted: BoardView): ContestStanding {
    const made = createEmptyView(wanted);
    made.standing.addAll(listNewcomers());
    views.set(keyOf(wanted), made);
    return made;
  }

  const prepare = async (wanted: BoardView) => {
    if (findView(wanted) !== undefined) return;
    const made = createEmptyView(wanted);
    const begun = revision;
    await forEachChunk(listNewcomers(), partSize, (part) => made.standing.addAll(part));
    // Where something has changed meanwhile, it is made when somebody asks.
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
    setPeople: (read) => {
      const changed = read.filter((person) => !isDeepStrictEqual(people.get(person.id), person));
      for (const person of changed) people.set(person.id, person);
      if (changed.length > 0) revision += 1;
    },
    revision: () => revision,
    view: (wanted) => findView(wanted) ?? createView(wanted),
    prepare,
    add: (rows) => {
      if (views.size > 0) throw new Error('records are added to a board that somebody has seen');
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

const keyOf = ({ isSealed, includesAfterEnd }: BoardView) =>
  `${String(isSealed)} ${String(includesAfterEnd)}`;

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
