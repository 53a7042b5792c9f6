/** What teachers see: the matrix with its filters and exports, due dates, and the activity of a class. */
import { statuses, type Calls, type DataOf, type SentQueryOf } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addTraining } from '../../testing/sample-trainings.ts';
import { startServerWithStoppedClock, type TestServer } from '../../testing/test-server.ts';
import { parseWorkbook } from '../../testing/parse-workbook.ts';
import { lockTraining } from './progress/progress.repository.ts';
import { recomputeProgress } from './progress/update-progress.ts';

type User = Awaited<ReturnType<TestServer['addUser']>>;
type Matrix = DataOf<Calls['GET /api/training-progress-matrix']>;
const name = 'GET /api/training-progress-matrix';

let server: TestServer;
const people = {} as Record<'teacher' | 'ada' | 'bob' | 'cleo', User>;
let tid: number;
let problems: { id: number; displayId: string }[];

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(server.platform.clock().getTime() - days * dayMs);

beforeAll(async () => {
  server = await startServerWithStoppedClock();
  const { database } = server.platform;
  people.teacher = await server.addUser();
  people.ada = await server.addUser({ username: 'ada' });
  people.bob = await server.addUser({ username: 'bob' });
  people.cleo = await server.addUser({ username: 'cleo' });
  await database
    .updateTable('userAccount')
    .set({ realname: '=1+1', studentNumber: 'S-7' })
    .where('id', '=', people.ada.id)
    .execute();
  const groupId = await addGroup(server, { ownerId: people.teacher.id });
  for (const { id } of [people.ada, people.bob, people.cleo])
    await addGroupMember(server, groupId, { userId: id, standing: 'member' });
  problems = [await addProblem(server), await addProblem(server, { groupId })];
  const [one, two] = problems.map(({ id }) => id);
  tid = await addTraining(server, {
    groupId,
    authorId: people.teacher.id,
    dueAt: daysAgo(5),
    latePercent: 50,
    problemIds: problems.map(({ id }) => id),
  });
  const submit = (user: User, problemId: number | undefined, status: number, days: number) =>
    addSubmission(server, {
      userId: user.id,
      problemId: problemId ?? 0,
      groupId,
      status,
      timeMs: 10,
      submittedAt: daysAgo(days),
    });
  await submit(people.ada, one, statuses.wrongAnswer, 8);
  await submit(people.ada, one, statuses.accepted, 7);
  await submit(people.ada, two, statuses.accepted, 1);
  const failed = await submit(people.bob, two, statuses.wrongAnswer, 9);
  await database
    .insertInto('submissionCase')
    .values(
      [1, 2, 3].map((seq) => ({
        submissionId: failed,
        seq,
        caseId: seq,
        groupNumber: 1,
        status: seq === 1 ? statuses.accepted : statuses.wrongAnswer,
        timeMs: 1,
        memoryKb: 1,
        inputName: `${String(seq)}.in`,
        answerName: `${String(seq)}.out`,
      })),
    )
    .execute();
  await inTransaction(database, async (transaction) => {
    const training = await lockTraining(transaction, tid);
    if (training !== undefined) await recomputeProgress(transaction, training);
  });
});
afterAll(() => server.close());

async function load(query: Omit<SentQueryOf<Calls[typeof name]>, 'tid'> = {}): Promise<Matrix> {
  const { envelope } = await server.call(name, { query: { tid, ...query }, token: people.teacher.token });
  return envelope.data as Matrix;
}
const namesOf = ({ rows }: Matrix) => rows.records.map(({ username }) => username);

describe('the progress matrix', () => {
  test('has a row for each member with marks, scores and the submission of each cell', async () => {
    const matrix = await load();
    const [first, second] = problems;
    expect(matrix.problems).toMatchObject([
      { problemId: first?.displayId, solved: 1, failed: 0 },
      { problemId: second?.displayId, solved: 1, failed: 1 },
    ]);
    expect(matrix).toMatchObject({ participantCount: 3, lateFactor: 0.5 });
    const [ada, ...others] = matrix.rows.records;
    expect(ada).toMatchObject({
      username: 'ada',
      realname: '=1+1',
      number: 'S-7',
      ac: 2,
      lateCount: 1,
      score: 150,
      attempts: 3,
      cells: {
        [first?.displayId ?? '']: { status: statuses.accepted, score: 100, attempts: 2, isLate: false },
        [second?.displayId ?? '']: { status: statuses.accepted, score: 50, attempts: 1, isLate: true },
      },
    });
    expect(new Map(others.map(({ username, ac }) => [username, ac]))).toEqual(
      new Map([
        ['bob', 0],
        ['cleo', 0],
      ]),
    );
  });

  test.each([
    [{ state: 'finished' }, ['ada']],
    [{ state: 'unfinished' }, ['bob']],
    [{ state: 'idle' }, ['cleo']],
    [{ state: 'late' }, ['ada']],
    [{ keyword: 's-7' }, ['ada']],
    [{ keyword: '%' }, []],
    [{ sort: 'username' }, ['ada', 'bob', 'cleo']],
    [{ sort: 'username', order: 'desc' }, ['cleo', 'bob', 'ada']],
    [{ sort: 'lastSubmission' }, ['ada', 'bob', 'cleo']],
    [{ sort: 'attempts', order: 'asc' }, ['cleo', 'bob', 'ada']],
    [{ sort: 'username', limit: 1, currentPage: 2 }, ['bob']],
  ] as const)('%j: %j', async (query, expected) => {
    expect(namesOf(await load(query))).toEqual(expected);
  });

  test('filters by the cell of a problem', async () => {
    const pid = problems[1]?.id ?? 0;
    expect(namesOf(await load({ pid, cell: 'accepted' }))).toEqual(['ada']);
    expect(namesOf(await load({ pid, cell: 'failed' }))).toEqual(['bob']);
    expect(namesOf(await load({ pid, cell: 'none' }))).toEqual(['cleo']);
  });

  test('is exported with its filters, and no text becomes a formula', async () => {
    const download = (query: string, { token }: User = people.teacher) =>
      server.app.inject({
        url: `/api/file/download-training-progress?tid=${String(tid)}${query}`,
        headers: { authorization: token },
      });
    const csv = await download('&format=csv&sort=username');
    expect(csv.headers['content-disposition']).toContain(encodeURIComponent(' 进度.csv'));
    const [heading, ...lines] = csv.body.trim().split('\r\n');
    const columns = problems.flatMap(({ displayId: id }) => [id, `${id} 提交次数`, `${id} 逾期`]);
    expect(heading).toContain(`最后提交,${columns.join(',')}`);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^ada,,"'=1\+1",,S-7,2,1,150,3,[^,]+,100,2,,50,1,逾期$/);
    const { rows: workbook } = await parseWorkbook((await download('&state=late')).rawPayload);
    expect(workbook).toHaveLength(2);
    expect(workbook[1]?.[0]).toBe('ada');
    const refused = await download('', people.ada);
    expect(refused.json()).toMatchObject({ status: 403 });
    expect(refused.body).not.toContain('=1+1');
  });
});

describe('the due date', () => {
  test('is shown to members with their marks, and a change moves marks and scores', async () => {
    const own = async () =>
      (
        await server.call('GET /api/training-due-dates', {
          query: { tids: `${String(tid)},999` },
          token: people.ada.token,
        })
      ).envelope.data;
    expect(await own()).toEqual({
      [String(tid)]: expect.objectContaining({ lateFactor: 0.5, onTimeCount: 1, lateCount: 1 }) as unknown,
    });
    const send = (body: { dueAt: number | null; lateFactor: number | null; confirm?: string }, by: User) =>
      server.call('PUT /api/training-due-date', { body: { tid, ...body }, token: by.token });
    const change = (dueAt: number | null, lateFactor: number | null, by: User = people.teacher) =>
      send({ dueAt, lateFactor, confirm: 'marksMoved' }, by);
    expect((await change(daysAgo(0).getTime(), 0.5, people.ada)).errorCode).toBe('trainingAdminOnly');
    expect((await change(-1, 0.5)).errorCode).toBe('trainingFormInvalid');
    expect((await change(daysAgo(0).getTime(), 1.5)).errorCode).toBe('trainingFormInvalid');
    const unasked = await send({ dueAt: daysAgo(0).getTime(), lateFactor: 0.5 }, people.teacher);
    expect([unasked.errorCode, unasked.envelope.data]).toEqual(['changeInUse', { marksMoved: 1 }]);
    expect((await load({ keyword: 'ada' })).rows.records).toMatchObject([{ lateCount: 1 }]);
    expect((await change(daysAgo(0).getTime(), 0.5)).errorCode).toBeUndefined();
    expect((await load({ keyword: 'ada' })).rows.records).toMatchObject([{ lateCount: 0, score: 200 }]);
    expect((await change(null, null)).errorCode).toBeUndefined();
    expect(await own()).toEqual({});
    expect((await change(daysAgo(5).getTime(), 0.5)).errorCode).toBeUndefined();
    expect((await load({ keyword: 'ada' })).rows.records).toMatchObject([{ lateCount: 1, score: 150 }]);
  });
});

test('the activity of a class: absent members, and where most of those who failed stop', async () => {
  const activity = async (days: number, { token }: User = people.teacher) =>
    server.call('GET /api/training-activity', { query: { tid, days }, token });
  const { envelope } = await activity(7);
  const data = envelope.data as DataOf<Calls['GET /api/training-activity']>;
  expect(data.inactive.records.map(({ username }) => username)).toEqual(['cleo', 'bob']);
  expect(data.participantCount).toBe(3);
  expect(data.problems).toEqual([
    expect.objectContaining({
      pid: problems[1]?.id,
      tried: 2,
      solved: 1,
      failed: 1,
      failingCase: { position: 2, status: statuses.wrongAnswer, inputName: '2.in', count: 1 },
    }),
  ]);
  expect((await activity(30)).envelope.data).toMatchObject({ inactive: { total: 1 } });
  expect((await activity(7, people.ada)).errorCode).toBe('trainingAdminOnly');
  expect((await activity(0)).errorCode).toBe('invalidField');
});
