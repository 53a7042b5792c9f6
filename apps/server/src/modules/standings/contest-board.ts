/**
 * The boards of one contest, in the memory of this server: sealed or not, with what came after the end or without. All of
 * them rest on the same records; one that nobody asked for yet is made when somebody does.
 */
import type { AcmCell, AcmTotal } from '@touchstone/rules/contests/acm-standing';
import { acmBoard, oiBoard } from '@touchstone/rules/contests/board-kinds';
import { contestSecond } from '@touchstone/rules/contests/contest-time';
import type { BoardWindow, ContestRecord } from '@touchstone/rules/contests/contest-records';
import type { OiCell, OiTotal } from '@touchstone/rules/contests/oi-standing';
import { createStanding, type Standing } from '@touchstone/rules/contests/standing';
import { isDeepStrictEqual } from 'node:util';
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
  /** All records of these places, in place of those known before; a place without any is empty now. */
  replace: (
    places: readonly { userId: string; contestProblemId: number }[],
    rows: readonly RecordRow[],
  ) => void;
}

interface BoardParts {
  contest: ContestRow;
  problems: readonly ContestProblemRow[];
  stars: ReadonlySet<string>;
  /** Who runs it, and who is on no board. */
  excluded: ReadonlySet<string>;
  people: Map<string, PersonRow>;
}

const placeKey = (userId: string, contestProblemId: number) => `${String(contestProblemId)} ${userId}`;

export function createContestBoard({ contest, problems, stars, excluded, people }: BoardParts): ContestBoard {
  const names = new Map(problems.map(({ id, displayId }) => [id, displayId]));
  const known = new Map<string, { userId: string; contestProblemId: number; records: ContestRecord[] }>();
  const views = new Map<string, ContestStanding>();
  let revision = 0;
  const durationSeconds = (contest.endAt.getTime() - contest.startAt.getTime()) / 1000;
  const times = { startMs: contest.startAt.getTime(), endMs: contest.endAt.getTime() };

  const put = (
    { standing }: ContestStanding,
    {
      userId,
      contestProblemId,
      records,
    }: { userId: string; contestProblemId: number; records: ContestRecord[] },
  ) => {
    const problem = names.get(contestProblemId);
    // A problem that is no longer part of the contest counts for nothing.
    if (problem === undefined || excluded.has(userId)) return;
    standing.setRecords({ id: userId, isStar: stars.has(userId) }, problem, records);
  };

  function createView({ isSealed, includesAfterEnd }: BoardView): ContestStanding {
    const sealedFromSecond =
      isSealed && contest.sealedFrom !== null
        ? Math.ceil((contest.sealedFrom.getTime() - times.startMs) / 1000)
        : null;
    const window: BoardWindow = { durationSeconds, sealedFromSecond, includesAfterEnd };
    const made: ContestStanding =
      contest.scoring === 'acm'
        ? { scoring: 'acm', standing: createStanding(acmBoard(window)) }
        : { scoring: 'oi', standing: createStanding(oiBoard(window, contest.oiBasis)) };
    for (const place of known.values()) put(made, place);
    return made;
  }

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
    view: (wanted) => {
      const key = `${String(wanted.isSealed)} ${String(wanted.includesAfterEnd)}`;
      const made = views.get(key) ?? createView(wanted);
      views.set(key, made);
      return made;
    },
    replace: (places, rows) => {
      revision += 1;
      const byPlace = Map.groupBy(rows, (row) => placeKey(row.userId, row.contestProblemId ?? 0));
      for (const { userId, contestProblemId } of places) {
        const key = placeKey(userId, contestProblemId);
        const records = (byPlace.get(key) ?? []).map((row) => toRecord(row, times));
        const place = { userId, contestProblemId, records };
        if (records.length === 0) known.delete(key);
        else known.set(key, place);
        for (const view of views.values()) put(view, place);
      }
    },
  };
}

const toRecord = (row: RecordRow, times: { startMs: number; endMs: number }): ContestRecord => ({
  submissionId: row.id,
  second: contestSecond(times, row.submittedAt.getTime()),
  status: row.status,
  score: row.score,
  runTimeMs: row.timeMs,
});
