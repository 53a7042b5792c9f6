/** A user submits, a judge judges, other users view: only through calls, as browsers and judges make them. */
import { roleCodes, type Judge, type JudgeRow, type JudgeTask, type PageOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { textFile } from '@touchstone/problem-formats/text-file';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  caseResult,
  createScriptedJudge,
  type ScriptedJudge,
} from './modules/judging/testing/scripted-judge.ts';
import { storeTestData } from './modules/problems/index.ts';
import { storeLanguages } from './modules/site/index.ts';
import { startServerWithStoppedClock, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let judge: ScriptedJudge;
let user: { id: string; username: string; token: string };
let problemId: number;

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  const { platform } = server;
  await storeLanguages(platform);
  judge = createScriptedJudge(server.app, { languages: ['C++'] });
  user = await server.addUser();
  await platform.settings.change('switches', { defaultSubmitInterval: 0 });
  const problem = await platform.database
    .insertInto('problem')
    .values({ displayId: 'SUM', title: 'Sum', scoring: 'oi', difficulty: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  problemId = problem.id;
  const newCase = (input: string, answer: string) => ({
    input: textFile('a.in', input),
    answer: textFile('a.out', answer),
    score: 50,
    group: 1,
  });
  await inTransaction(platform.database, (transaction) =>
    storeTestData(platform, transaction, {
      problemId,
      cases: [newCase('1 2\r\n', '3\r\n'), newCase('2 2\n', '4\n')],
    }),
  );
});
afterAll(() => server.close());

async function submit() {
  const body = { pid: 'SUM', language: 'C++', code: 'int main() {}', cid: 0, isRemote: false };
  const { envelope, headers } = await server.call('POST /api/submit-problem-judge', {
    body,
    token: user.token,
  });
  return { submitId: (envelope.data as Judge).submitId ?? 0, requestId: headers['x-request-id'] };
}

async function stateOf(submitId: number) {
  const { envelope } = await server.call('POST /api/check-submissions-status', {
    body: { submitIds: [submitId] },
  });
  return (envelope.data as Record<string, Judge>)[submitId];
}

const taskOf = async () => (await judge.take()) as Extract<JudgeTask, { kind: 'submission' }>;

const partial = (task: { cases: { caseId: number }[] }) => {
  const [first, second] = task.cases.map(({ caseId }, index) =>
    caseResult(index + 1, { caseId, status: index === 0 ? 0 : -1, score: index === 0 ? 50 : 0 }),
  );
  if (first === undefined || second === undefined) throw new Error('the problem has two cases');
  return { first, second };
};

test('after submit and judging, detail, cases and list agree', async () => {
  const { submitId, requestId } = await submit();
  expect(await stateOf(submitId)).toMatchObject({ status: 5, judger: null });

  const task = await taskOf();
  expect(task.requestId).toBe(requestId);
  expect(task).toMatchObject({ program: { code: 'int main() {}', language: 'C++' }, scoring: 'oi' });
  const files = task.cases.map(({ input }) => server.platform.fileStore.open(input.sha256));
  expect(await Promise.all((await Promise.all(files)).map((file) => text(file)))).toEqual(['1 2\n', '2 2\n']);
  expect(await stateOf(submitId)).toMatchObject({ status: 6, judger: 'north' });

  const { first, second } = partial(task);
  await judge.progress(task.attemptId, [first]);
  expect(await stateOf(submitId)).toMatchObject({ status: 7 });
  await judge.result(task.attemptId, {
    kind: 'submission',
    status: 8,
    timeMs: 3,
    memoryKb: 1024,
    score: 50,
    errorMessage: null,
    cases: [first, second],
  });

  const detail = await server.call('GET /api/get-submission-detail', {
    query: { submitId },
    token: user.token,
  });
  expect(detail.envelope.data).toMatchObject({
    submission: { status: 8, score: 50, oiRankScore: 6, time: 3, memory: 1024, code: 'int main() {}' },
  });
  const cases = await server.call('GET /api/get-all-case-result', { query: { submitId } });
  expect(cases.envelope.data).toMatchObject({
    judgeCaseList: [
      { seq: 1, status: 0, score: 50, inputData: null },
      { seq: 2, status: -1, score: 0, inputData: null },
    ],
  });
  const list = await server.call('GET /api/get-submission-list', { query: { problemID: 'sum', status: 8 } });
  expect((list.envelope.data as PageOf<JudgeRow>).records).toMatchObject([
    { submitId, username: user.username, title: 'Sum', score: 50, judger: 'north' },
  ]);
});

test('refuses results of attempts that a rejudge or a cancellation ended', async () => {
  const { id, token } = await server.addUser();
  await server.platform.database
    .updateTable('userAccount')
    .set({ roleCode: roleCodes.root })
    .where('id', '=', id)
    .execute();
  const { submitId } = await submit();
  const old = await taskOf();
  await server.call('GET /api/admin/judge/rejudge', { query: { submitId }, token });
  expect(await stateOf(submitId)).toMatchObject({ status: 5, judger: null, version: 1 });
  const accepted = {
    kind: 'submission' as const,
    status: 0 as const,
    timeMs: 1,
    memoryKb: 1,
    score: 100,
    errorMessage: null,
    cases: [],
  };
  expect(await judge.result(old.attemptId, accepted)).toEqual({ isCurrent: false });
  expect(await stateOf(submitId)).toMatchObject({ status: 5 });
  const current = await taskOf();
  expect(await judge.result(current.attemptId, accepted)).toEqual({ isCurrent: true });
  expect(await stateOf(submitId)).toMatchObject({ status: 0, score: 100 });
  await server.call('GET /api/admin/judge/cancel-judge', { query: { submitId }, token });
  expect(await stateOf(submitId)).toMatchObject({ status: -4, score: null });
});
