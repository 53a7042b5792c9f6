/** The usual set-up of board tests: contest administrators, contestants, and two problems. */
import type { AcmRankRow } from '@touchstone/contract';
import { statuses } from '@touchstone/contract';
import { expect } from 'vitest';
import { publishEvent } from '../../../platform/event-bus.ts';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

export const minuteMs = 60_000;

export type Person = Awaited<ReturnType<TestServer['addUser']>>;
type Contest = Parameters<typeof addContest>[1];

interface Result {
  status: number;
  score: number | null;
  timeMs: number | null;
}

interface Played {
  cid: number;
  /** Adds a submission at a minute of the contest. */
  submit: (person: Person, problem: 'A' | 'B', minute: number, result: Partial<Result>) => Promise<number>;
}

export async function startBoardSite() {
  const server = await startTestServer();
  const people = {
    owner: await server.addUser({ role: 'admin', username: 'owner' }),
    root: await server.addUser({ role: 'root', username: 'the-root' }),
    ann: await server.addUser({ username: 'ann' }),
    bo: await server.addUser({ username: 'bo' }),
    star: await server.addUser({ username: 'star' }),
  };
  const problemIds = { A: (await addProblem(server)).id, B: (await addProblem(server)).id };
  return {
    server,
    people,
    problemIds,
    play: (contest: Contest = {}) => play(server, { ownerId: people.owner.id, ...contest }, problemIds),
    rank: <Row = AcmRankRow>(cid: number, viewer: Person, body: object = {}) =>
      rank<Row>(server, { cid, ...body }, viewer),
    judge: (submissionId: number, result: Partial<Result>) => judge(server, submissionId, result),
  };
}

export type BoardSite = Awaited<ReturnType<typeof startBoardSite>>;

async function play(server: TestServer, contest: Contest, ids: { A: number; B: number }): Promise<Played> {
  const cid = await addContest(server, contest);
  const { startAt } = await server.platform.database
    .selectFrom('contest')
    .select('startAt')
    .where('id', '=', cid)
    .executeTakeFirstOrThrow();
  const add = (displayId: 'A' | 'B') =>
    addContestProblem(server, { contestId: cid, problemId: ids[displayId], displayId });
  const entries = { A: await add('A'), B: await add('B') };
  return {
    cid,
    submit: (person, problem, minute, result) =>
      addSubmission(server, {
        userId: person.id,
        problemId: ids[problem],
        contestId: cid,
        contestProblemId: entries[problem],
        submittedAt: new Date(startAt.getTime() + minute * minuteMs),
        status: statuses.accepted,
        ...result,
      }),
  };
}

async function rank<Row>(server: TestServer, body: { cid: number }, { token }: Person) {
  const { envelope, errorCode } = await server.call('POST /api/get-contest-rank', { body, token });
  expect(errorCode).toBeUndefined();
  return (envelope.data as { records: Row[] }).records;
}

async function judge({ platform }: TestServer, submissionId: number, result: Partial<Result>) {
  await platform.database.updateTable('submission').set(result).where('id', '=', submissionId).execute();
  await publishEvent(platform.database, 'submission.judged', { submissionId });
}
