/**
 * Plays a contest faster than real time: the clock of a contest is advanced by moving the contest and all its
 * submissions into the past. Every submission is moved to the minute that the journey states, so that penalties can be
 * computed by hand.
 */
import { readFile } from 'node:fs/promises';
import { inTransaction, sql, type Database, type Queryable } from '@touchstone/database';
import { statuses } from '@touchstone/contract';
import { expect } from 'vitest';
import { ask, rootSession } from './api.ts';

const demoProblems = new URL('../../apps/server/src/modules/demo/problems/', import.meta.url);

/** A program of the demo problems, as `t1001-two-sacks-of-rice/accepted.cpp`. */
export const readDemoProgram = (path: string) => readFile(new URL(path, demoProblems), 'utf8');

export interface PlayedContest {
  database: Database;
  contestId: number;
}

async function tellChange(transaction: Queryable, contestId: number) {
  const event = JSON.stringify({ name: 'contest.changed', data: { contestId } });
  await sql`SELECT pg_notify('touchstone_events', ${event})`.execute(transaction);
}

/** Advances the contest to this minute. */
export async function travelTo({ database, contestId }: PlayedContest, minute: number) {
  await inTransaction(database, async (transaction) => {
    const { rows } = await sql<{ shift: string }>`
      SELECT (start_at - (date_trunc('second', now()) - make_interval(mins => ${minute})))::text AS shift
      FROM contest WHERE id = ${contestId} FOR UPDATE`.execute(transaction);
    const shift = rows[0]?.shift ?? '0';
    await sql`UPDATE submission SET submitted_at = submitted_at - ${shift}::interval
      WHERE contest_id = ${contestId}`.execute(transaction);
    await sql`UPDATE contest SET start_at = start_at - ${shift}::interval, end_at = end_at - ${shift}::interval,
      sealed_from = sealed_from - ${shift}::interval WHERE id = ${contestId}`.execute(transaction);
    await tellChange(transaction, contestId);
  });
}

async function putAtMinute({ database, contestId }: PlayedContest, submissionId: number, minute: number) {
  await inTransaction(database, async (transaction) => {
    await sql`UPDATE submission SET submitted_at = start_at + make_interval(mins => ${minute})
      FROM contest WHERE contest.id = contest_id AND submission.id = ${submissionId}`.execute(transaction);
    await tellChange(transaction, contestId);
  });
}

async function waitUntilJudged(database: Database, submissionId: number) {
  const underWay: number[] = [statuses.pending, statuses.compiling, statuses.judging];
  const read = async () => {
    const { status } = await database
      .selectFrom('submission')
      .select('status')
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow();
    return status;
  };
  await expect.poll(async () => underWay.includes(await read())).toBe(false);
  return read();
}

/** Moves the latest submission of a contest to a minute, once it is judged. Returns its id. */
export async function settleNewest(played: PlayedContest, minute: number): Promise<number> {
  const { id } = await played.database
    .selectFrom('submission')
    .select('id')
    .where('contestId', '=', played.contestId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await waitUntilJudged(played.database, id);
  await putAtMinute(played, id, minute);
  return id;
}

export interface Attempt {
  token: string;
  /** Its id in the contest. */
  problem: string;
  program: string;
  minute: number;
}

/** Advances the contest to the minute, then submits the program and waits for its verdict. */
export async function submitAt(played: PlayedContest, { token, problem, program, minute }: Attempt) {
  await travelTo(played, minute);
  const { data } = await ask('POST /api/submit-problem-judge', {
    token,
    body: { pid: problem, language: 'C++ 17 With O2', code: program, cid: played.contestId },
  });
  const { submitId: id } = data;
  if (id === null) throw new Error('the submission has no id');
  const status = await waitUntilJudged(played.database, id);
  await putAtMinute(played, id, minute);
  return { id, status };
}

interface ContestPlan {
  title: string;
  type: 'acm' | 'oi';
  minutes: number;
  sealedLastMinutes: number | undefined;
  stars?: string[];
  /** Display ids of problems of the bank, by their id in the contest. */
  problems: Record<string, string>;
}

/** Public, visible, still frozen after its end; starts in an hour. */
export async function createContest(plan: ContestPlan): Promise<{ contestId: number; token: string }> {
  const { token } = await rootSession();
  const startMs = Math.floor(Date.now() / 1000) * 1000 + 3_600_000;
  const endMs = startMs + plan.minutes * 60_000;
  const sealedMs = plan.sealedLastMinutes === undefined ? null : endMs - plan.sealedLastMinutes * 60_000;
  const { data } = await ask('POST /api/admin/contest', {
    token,
    body: {
      title: plan.title,
      description: 'A contest of a journey.',
      type: plan.type === 'acm' ? 0 : 1,
      auth: 0,
      startTime: startMs,
      endTime: endMs,
      sealRank: sealedMs !== null,
      sealRankTime: sealedMs,
      autoRealRank: false,
      visible: true,
      openRank: true,
      rankShowName: 'username',
      oiRankScoreType: 'Recent',
      starAccount: plan.stars ?? [],
      awardType: 2,
      awardConfigList: [
        { priority: 1, name: 'Champion', background: '#e6bf25', color: '#000000', num: 1 },
        { priority: 2, name: 'Runner-up', background: '#c0c0c0', color: '#000000', num: 1 },
      ],
      allowEndSubmit: false,
    },
  });
  for (const [displayId, problem] of Object.entries(plan.problems))
    await addProblem(token, data.cid, displayId, problem);
  return { contestId: data.cid, token };
}

async function addProblem(token: string, cid: number, displayId: string, keyword: string) {
  const { data } = await ask('GET /api/get-problem-detail', { token, query: { problemId: keyword } });
  await ask('POST /api/admin/contest/add-problem-from-public', {
    token,
    body: { pid: data.problem.id, cid, displayId },
  });
}
