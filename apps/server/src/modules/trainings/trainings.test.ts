import {
  statuses,
  type Calls,
  type DataOf,
  type OwnTrainingProgress,
  type PageOf,
  type WireProblemRow,
  type WireTraining,
} from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { updateProgress } from './progress/update-progress.ts';

let server: TestServer;
let user: Awaited<ReturnType<TestServer['addUser']>>;
let author: typeof user;
beforeAll(async () => {
  server = await startTestServer();
  user = await server.addUser();
  author = await server.addUser({ role: 'admin', username: 'teacher' });
});
afterAll(() => server.close());

const { accepted, wrongAnswer } = statuses;

async function list(query: object, token?: string) {
  const { envelope } = await server.call('GET /api/get-training-list', {
    query,
    ...(token !== undefined && { token }),
  });
  return envelope.data as PageOf<WireTraining>;
}

describe('the list of trainings', () => {
  test('has the shown trainings outside groups by rank, with the progress of the viewer', async () => {
    const { database } = server.platform;
    const [one, other, hidden] = [
      await addProblem(server),
      await addProblem(server),
      await addProblem(server, { visibility: 'private' }),
    ];
    const { id: categoryId } = await database
      .insertInto('trainingCategory')
      .values({ name: 'Loops', color: '#123456' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const groupId = await addGroup(server, { ownerId: author.id });
    const second = await addTraining(server, { title: 'Second', rank: 5, authorId: author.id });
    const first = await addTraining(server, {
      title: '循环',
      titleTranslations: JSON.stringify({ 'en-US': 'All loops' }),
      rank: 3,
      categoryId,
      problemIds: [one.id, other.id, hidden.id],
    });
    await addTraining(server, { title: 'Hidden', isListed: false });
    await addTraining(server, { title: 'Of a group', groupId });
    const locked = await addTraining(server, {
      title: 'Locked',
      visibility: 'private',
      password: 'x',
      rank: 9,
    });
    await addSubmission(server, { problemId: one.id, userId: user.id, status: accepted });
    await addSubmission(server, { problemId: other.id, userId: user.id, status: wrongAnswer });

    const seen = await list({ limit: 15 }, user.token);
    expect(seen.records.map(({ id }) => id)).toEqual([first, second, locked]);
    expect(seen.total).toBe(3);
    expect(seen.records[0]).toMatchObject({
      categoryName: 'Loops',
      categoryColor: '#123456',
      problemCount: 2,
      acCount: 1,
      auth: 'Public',
      gid: null,
    });
    expect(seen.records[1]).toMatchObject({ author: 'teacher', acCount: 0, problemCount: 0 });
    const guest = await list({});
    expect(guest.records.map(({ acCount }) => acCount)).toEqual([null, null, null]);
    expect((await list({ keyword: 'LOOPS' })).records.map(({ id }) => id)).toEqual([first]);
    expect((await list({ keyword: 'teach' })).records.map(({ id }) => id)).toEqual([second]);
    expect((await list({ categoryId })).records.map(({ id }) => id)).toEqual([first]);
    expect((await list({ auth: 'Private' })).records.map(({ id }) => id)).toEqual([locked]);
    expect((await list({ limit: 1, currentPage: 2 })).records.map(({ id }) => id)).toEqual([second]);
    const categories = await server.call('GET /api/get-training-category', {});
    expect(categories.envelope.data).toMatchObject([{ id: categoryId, name: 'Loops', gid: null }]);
  });
});

describe('a private training', () => {
  test('shows its introduction to everybody, and the rest after registration', async () => {
    const problem = await addProblem(server);
    const { token, id } = await server.addUser();
    await addSubmission(server, { problemId: problem.id, userId: id, status: accepted });
    const tid = await addTraining(server, {
      visibility: 'private',
      password: ' loops ',
      description: 'Welcome',
      authorId: author.id,
      problemIds: [problem.id],
    });
    const query = { tid };
    const detail = await server.call('GET /api/get-training-detail', { query, token });
    expect(detail.envelope.data).toMatchObject({ description: 'Welcome', acCount: 0, auth: 'Private' });
    const refused = await server.call('GET /api/get-training-problem-list', { query, token });
    expect(refused.errorCode).toBe('trainingNotRegistered');
    expect(refused.envelope.status).toBe(401);
    expect((await server.call('GET /api/get-training-rank', { query, token })).errorCode).toBe(
      'trainingNotRegistered',
    );
    const before = await server.call('GET /api/training-progress', { query, token });
    expect(before.envelope.data).toMatchObject({
      access: 'password',
      isRegistered: false,
      acCount: 0,
      cells: {},
    });

    const register = (password?: string) =>
      server.call('POST /api/register-training', { body: { tid, password }, token });
    expect((await register()).errorCode).toBe('trainingPasswordBlank');
    expect((await register('wrong')).errorCode).toBe('trainingPasswordWrong');
    expect((await register('loops')).errorCode).toBeUndefined();
    expect((await register('loops')).errorCode).toBe('trainingAlreadyRegistered');

    expect((await server.call('GET /api/get-training-access', { query, token })).envelope.data).toEqual({
      access: true,
    });
    const problems = await server.call('GET /api/get-training-problem-list', { query, token });
    expect(problems.envelope.data as WireProblemRow[]).toMatchObject([{ pid: problem.id, ac: 1, total: 1 }]);
    const after = await server.call('GET /api/training-progress', { query, token });
    expect(after.envelope.data as OwnTrainingProgress).toMatchObject({
      access: 'open',
      isRegistered: true,
      acCount: 1,
      score: 100,
      cells: { [problem.displayId]: { status: accepted, attempts: 1, isLate: false } },
    });
    // The submission was made before the registration.
    const rank = await server.call('GET /api/get-training-rank', { query, token });
    expect(rank.envelope.data).toMatchObject({
      total: 1,
      records: [
        {
          uid: id,
          ac: 1,
          realname: null,
          submissionInfo: { [problem.displayId]: { status: accepted, isAC: true } },
        },
      ],
    });
  });

  test('limits guesses of its password', async () => {
    const { token } = await server.addUser();
    const tid = await addTraining(server, { visibility: 'private', password: 'secret' });
    const codes = new Set<string | undefined>();
    for (let attempt = 0; attempt <= 20; attempt += 1) {
      const body = { tid, password: String(attempt) };
      codes.add((await server.call('POST /api/register-training', { body, token })).errorCode);
    }
    expect([...codes]).toEqual(['trainingPasswordWrong', 'tooManyRequests']);
    expect(
      (await server.call('POST /api/register-training', { body: { tid, password: 'secret' }, token }))
        .errorCode,
    ).toBe('tooManyRequests');
  });

  test('is closed to a registration that was disabled', async () => {
    const { token, id: userId } = await server.addUser();
    const tid = await addTraining(server, { visibility: 'private', password: 'x', authorId: author.id });
    await addRegistration(server, { trainingId: tid, userId });
    const seen = () => server.call('GET /api/get-training-problem-list', { query: { tid }, token });
    const change = (isDisabled: boolean, by = author) =>
      server.call('PUT /api/training-participant', {
        body: { tid, uid: userId, isDisabled },
        token: by.token,
      });
    expect((await seen()).errorCode).toBeUndefined();
    expect((await change(true, user)).errorCode).toBe('trainingAdminOnly');
    expect((await change(true)).errorCode).toBeUndefined();
    expect((await seen()).errorCode).toBe('trainingBarred');
    expect((await change(false)).errorCode).toBeUndefined();
    expect((await seen()).errorCode).toBeUndefined();
    const remove = () =>
      server.call('DELETE /api/training-participant', { query: { tid, uid: userId }, token: author.token });
    expect((await remove()).errorCode).toBeUndefined();
    expect((await remove()).errorCode).toBe('trainingParticipantMissing');
    expect((await seen()).errorCode).toBe('trainingNotRegistered');
  });
});

describe('problems of a training', () => {
  test('are those that are public, in their order; the strip shows the own results', async () => {
    const [one, two, hidden] = [
      await addProblem(server),
      await addProblem(server),
      await addProblem(server, { visibility: 'private' }),
    ];
    const tid = await addTraining(server, { problemIds: [two.id, hidden.id, one.id] });
    await addSubmission(server, { problemId: one.id, userId: user.id, status: wrongAnswer });
    const problems = await server.call('GET /api/get-training-problem-list', {
      query: { tid },
      token: user.token,
    });
    expect((problems.envelope.data as WireProblemRow[]).map(({ pid }) => pid)).toEqual([two.id, one.id]);
    const strip = await server.call('GET /api/get-full-screen-problem-list', {
      query: { tid },
      token: user.token,
    });
    expect(strip.envelope.data).toEqual([
      { pid: two.id, problemId: two.displayId, title: two.title, status: null, score: null },
      { pid: one.id, problemId: one.displayId, title: one.title, status: wrongAnswer, score: null },
    ]);
    const detail = (displayId: string) =>
      server.call('GET /api/get-training-problem-details', {
        query: { displayId, cid: tid },
        token: user.token,
      });
    expect((await detail(one.displayId.toLowerCase())).envelope.data).toMatchObject({
      problem: { id: one.id },
    });
    expect((await detail(hidden.displayId)).errorCode).toBe('trainingProblemMissing');
    expect((await detail((await addProblem(server)).displayId)).errorCode).toBe('trainingProblemMissing');
    // A public training outside groups has no participants.
    const rank = await server.call('GET /api/get-training-rank', { query: { tid }, token: user.token });
    expect(rank.envelope.data).toMatchObject({ records: [], total: 0 });
  });

  test('an unknown training is missing in every call', async () => {
    const query = { tid: 999_999 };
    for (const name of [
      'GET /api/get-training-detail',
      'GET /api/get-training-access',
      'GET /api/get-training-problem-list',
      'GET /api/get-training-rank',
      'GET /api/training-progress',
      'GET /api/training-progress-matrix',
      'GET /api/training-activity',
    ] as const) {
      const answer = await server.call(name, { query, token: user.token });
      expect([name, answer.errorCode, answer.envelope.status]).toEqual([name, 'trainingNotFound', 400]);
    }
  });
});

describe('a training of a group', () => {
  test('is closed to outsiders and ranks the members', async () => {
    const owner = await server.addUser();
    const member = await server.addUser({ username: 'member1' });
    const outsider = await server.addUser();
    const groupId = await addGroup(server, { ownerId: owner.id });
    await addGroupMember(server, groupId, { userId: member.id, standing: 'member' });
    await addGroupMember(server, groupId, { userId: author.id, standing: 'admin' });
    const problem = await addProblem(server, { groupId });
    const tid = await addTraining(server, { groupId, authorId: author.id, problemIds: [problem.id] });
    const query = { tid };
    for (const name of [
      'GET /api/get-training-detail',
      'GET /api/get-training-access',
      'GET /api/get-training-problem-list',
      'GET /api/get-training-rank',
      'GET /api/training-progress',
      'GET /api/training-progress-matrix',
    ] as const) {
      const answer = await server.call(name, { query, token: outsider.token });
      expect([name, answer.errorCode]).toEqual([name, 'trainingOfGroup']);
    }
    const rank = await server.call('GET /api/get-training-rank', { query, token: member.token });
    expect(rank.envelope.data).toMatchObject({
      total: 1,
      records: [{ uid: member.id, ac: 0, totalRunTime: 0, submissionInfo: {} }],
    });
    const found = (keyword: string) =>
      server.call('GET /api/get-training-rank', { query: { tid, keyword }, token: member.token });
    expect((await found('MEMBER1')).envelope.data).toMatchObject({ total: 1 });
    expect((await found('other')).envelope.data).toMatchObject({ total: 0 });
    const matrix = await server.call('GET /api/training-progress-matrix', { query, token: member.token });
    expect(matrix.errorCode).toBe('trainingAdminOnly');
    const asRoot = await server.call('GET /api/training-progress-matrix', { query, token: owner.token });
    expect(asRoot.envelope.data).toMatchObject({
      participantCount: 1,
      problems: [{ pid: problem.id, solved: 0, failed: 0 }],
      rows: { total: 1, records: [{ uid: member.id, cells: {} }] },
    });
  });

  test('counts the results of the group for problems of the site, too', async () => {
    const [owner, member] = [await server.addUser(), await server.addUser()];
    const groupId = await addGroup(server, { ownerId: owner.id });
    await addGroupMember(server, groupId, { userId: member.id, standing: 'member' });
    const problem = await addProblem(server);
    const tid = await addTraining(server, { groupId, authorId: author.id, problemIds: [problem.id] });
    const submit = (status: number, group: number | null) =>
      addSubmission(server, { problemId: problem.id, userId: member.id, groupId: group, status });
    await submit(statuses.accepted, groupId);
    await submit(statuses.wrongAnswer, groupId);
    // Outside the group.
    await submit(statuses.wrongAnswer, null);
    const { envelope } = await server.call('GET /api/get-training-problem-list', {
      query: { tid },
      token: member.token,
    });
    expect(envelope.data).toMatchObject([{ pid: problem.id, total: 2, ac: 1 }]);
  });

  test('shows every change in its rank and matrix with the next call', async () => {
    const { database } = server.platform;
    const owner = await server.addUser();
    const [one, other] = [await server.addUser(), await server.addUser()];
    const groupId = await addGroup(server, { ownerId: owner.id });
    for (const { id: userId } of [one, other])
      await addGroupMember(server, groupId, { userId, standing: 'member' });
    const problem = await addProblem(server, { groupId, displayId: 'FRESH1' });
    const tid = await addTraining(server, { groupId, authorId: owner.id, problemIds: [problem.id] });
    const query = { tid };
    const load = async () => {
      const rank = await server.call('GET /api/get-training-rank', { query, token: owner.token });
      const matrix = await server.call('GET /api/training-progress-matrix', { query, token: owner.token });
      const { rows, problems } = matrix.envelope.data as DataOf<Calls['GET /api/training-progress-matrix']>;
      const { records } = rank.envelope.data as DataOf<Calls['GET /api/get-training-rank']>;
      expect(rows.records.map(({ uid }) => uid)).toEqual(records.map(({ uid }) => uid));
      return { records, cells: rows.records.map(({ cells }) => cells), solved: problems[0]?.solved };
    };
    expect((await load()).records.map(({ ac }) => ac)).toEqual([0, 0]);

    const last = (await load()).records[1]?.uid === one.id ? one : other;
    const submissionId = await addSubmission(server, { userId: last.id, problemId: problem.id, groupId });
    const judge = (status: number) =>
      inTransaction(database, async (transaction) => {
        await transaction.updateTable('submission').set({ status }).where('id', '=', submissionId).execute();
        await updateProgress(transaction, { userId: last.id, problemId: problem.id, groupId });
      });
    await judge(accepted);
    const solved = await load();
    expect(solved).toMatchObject({
      records: [{ uid: last.id, ac: 1, submissionInfo: { FRESH1: { isAC: true } } }, { ac: 0 }],
      cells: [{ FRESH1: { status: accepted } }, {}],
      solved: 1,
    });
    await judge(wrongAnswer);
    expect((await load()).records.map(({ ac }) => ac)).toEqual([0, 0]);
    expect((await load()).solved).toBe(0);
    await judge(accepted);

    const rename = { nickname: 'A new nickname' };
    await database.updateTable('userAccount').set(rename).where('id', '=', last.id).execute();
    expect((await load()).records[0]).toMatchObject(rename);

    await database.updateTable('problem').set({ displayId: 'FRESH2' }).where('id', '=', problem.id).execute();
    expect(Object.keys((await load()).records[0]?.submissionInfo ?? {})).toEqual(['FRESH2']);

    await database.deleteFrom('groupMember').where('userId', '=', last.id).execute();
    expect((await load()).records).toHaveLength(1);
    expect((await load()).solved).toBe(0);
  });
});
