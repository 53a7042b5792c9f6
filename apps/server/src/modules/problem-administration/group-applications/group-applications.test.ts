import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let author: { id: string; username: string };
beforeAll(async () => {
  server = await startTestServer();
  author = await server.addUser();
});
afterAll(() => server.close());

async function addProblem(displayId: string, application?: { group: number; progress: number }) {
  const { id } = await server.platform.database
    .insertInto('problem')
    .values({
      displayId,
      title: `About ${displayId}`,
      authorId: author.id,
      groupId: application?.group ?? null,
      applicationGroupId: application?.group ?? null,
      applicationProgress: application?.progress ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const list = async (token: string, query: { keyword?: string; gid?: number } = {}) =>
  (await server.call('GET /api/admin/group-problem/list', { token, query })).envelope.data as {
    records: { id: number; gid: number; problemId: string; applyPublicProgress: number; isGroup: boolean }[];
    total: number;
  };
const answer = (token: string, pid: number, progress: number) =>
  server.call('PUT /api/admin/group-problem/change-progress', { token, body: { pid, progress } });
const isPublic = async (problemId: string) =>
  (await server.call('GET /api/get-problem-detail', { query: { problemId } })).envelope.status === 200;

describe('applications of groups', () => {
  test('are empty on a site without any', async () => {
    const { token } = await server.addUser({ role: 'problem_admin' });
    await addProblem('PUBLIC-ONE');
    expect(await list(token)).toMatchObject({ records: [], total: 0 });
  });

  test('lists pending applications first, then by group, and filters by keyword and group', async () => {
    const { token } = await server.addUser({ role: 'root' });
    await addProblem('REFUSED', { group: 1, progress: 3 });
    await addProblem('OPEN-TWO', { group: 2, progress: 1 });
    await addProblem('OPEN-ONE', { group: 1, progress: 1 });
    const idsOf = async (query = {}) => (await list(token, query)).records.map(({ problemId }) => problemId);
    expect(await idsOf()).toEqual(['OPEN-ONE', 'OPEN-TWO', 'REFUSED']);
    expect(await idsOf({ gid: 1 })).toEqual(['OPEN-ONE', 'REFUSED']);
    expect(await idsOf({ keyword: 'about open-t' })).toEqual(['OPEN-TWO']);
    expect(await idsOf({ keyword: author.username })).toHaveLength(3);
  });

  test('approval makes the problem public and counts its solvers, and can be reverted', async () => {
    const reviewer = await server.addUser({ role: 'problem_admin' });
    const { token } = reviewer;
    const solver = await server.addUser();
    const { database } = server.platform;
    const id = await addProblem('LET-OUT', { group: 7, progress: 1 });
    const versionOf = (problemId: number) =>
      database
        .selectFrom('problem')
        .select(['modifiedBy', 'updatedAt'])
        .where('id', '=', problemId)
        .executeTakeFirstOrThrow();
    await database
      .updateTable('problem')
      .set({ updatedAt: new Date('2100-01-01') })
      .where('id', '=', id)
      .execute();
    const { id: submissionId } = await database
      .insertInto('submission')
      .values({ problemId: id, userId: solver.id, language: 'C', code: '', codeLength: 0, status: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database
      .insertInto('solvedProblem')
      .values({ userId: solver.id, problemId: id, submissionId })
      .execute();
    const solved = async () =>
      (
        await database
          .selectFrom('userStatistic')
          .select('solvedCount')
          .where('userId', '=', solver.id)
          .executeTakeFirstOrThrow()
      ).solvedCount;
    expect([await isPublic('LET-OUT'), await solved()]).toEqual([false, 0]);
    expect((await answer(token, id, 2)).envelope.status).toBe(200);
    expect([await isPublic('LET-OUT'), await solved()]).toEqual([true, 1]);
    expect((await list(token, { gid: 7 })).records).toMatchObject([
      { id, gid: 7, applyPublicProgress: 2, isGroup: false },
    ]);
    expect(
      await database.selectFrom('auditLog').selectAll().orderBy('id', 'desc').executeTakeFirst(),
    ).toMatchObject({
      action: 'problem.answer-application',
      before: { problemId: 'LET-OUT', groupId: 7, progress: 1 },
      after: { progress: 2 },
    });
    const { modifiedBy, updatedAt } = await versionOf(id);
    expect(modifiedBy).toBe(reviewer.id);
    expect((await answer(token, id, 3)).envelope.status).toBe(200);
    // Holds also when both happen in the same millisecond, or the clock was set back.
    expect((await versionOf(id)).updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    expect([await isPublic('LET-OUT'), await solved()]).toEqual([false, 0]);
  });

  test('cannot be answered for a deleted problem, or for one without an application', async () => {
    const { token } = await server.addUser({ role: 'root' });
    const id = await addProblem('NOT-ASKED');
    expect((await answer(token, id, 2)).errorCode).toBe('problemApplicationGone');
    expect((await answer(token, 999_999, 2)).errorCode).toBe('problemNotFound');
    expect((await answer(token, id, 4)).httpStatus).toBe(400);
  });

  test.each(['admin', 'default_user'] as const)('are forbidden for %s', async (role) => {
    const { token } = await server.addUser({ role });
    expect((await server.call('GET /api/admin/group-problem/list', { token })).httpStatus).toBe(403);
    expect((await answer(token, 1, 2)).httpStatus).toBe(403);
  });

  test('are hidden from guests', async () => {
    expect((await server.call('GET /api/admin/group-problem/list')).errorCode).toBe('loginRequired');
  });
});
