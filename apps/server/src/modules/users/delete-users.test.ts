import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { correctRecount } from '../../testing/correct-recount.ts';
import { addContest } from '../../testing/sample-contests.ts';
import { addGroup } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { ensureRootAccount, rootId } from '../accounts/index.ts';
import { repairCounters, checkCounters } from '../submissions/index.ts';

let server: TestServer;
let root: { id: string; username: string; token: string };
beforeAll(async () => {
  server = await startTestServer();
  root = await server.addUser({ username: 'chief', role: 'root' });
});
afterAll(() => server.close());

const countNamed = async (keyword: string) => {
  const { envelope } = await server.call('GET /api/admin/user/get-user-list', {
    token: root.token,
    query: { keyword },
  });
  return (envelope.data as { total: number }).total;
};

const readAudit = (target: string) =>
  server.platform.database
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', 'user.delete')
    .where('target', '=', target)
    .executeTakeFirst();

describe('a deletion', () => {
  const remove = (ids: string[], confirm?: string) =>
    server.call('DELETE /api/admin/user/delete-user', { token: root.token, body: { ids, confirm } });

  const addProblem = async (displayId: string, authorId: string | null = null) => {
    const { id } = await server.platform.database
      .insertInto('problem')
      .values({ displayId, title: displayId, authorId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  const submit = (userId: string, problemId: number, status: number) =>
    server.platform.database
      .insertInto('submission')
      .values({ userId, problemId, language: 'C', code: 'x', codeLength: 1, status })
      .execute();

  test('asks before it takes contestants out of a running contest', async () => {
    const [contestant, other] = await Promise.all([server.addUser(), server.addUser()]);
    const [running, ended] = [await addContest(server), await addContest(server, { startsInHours: -9 })];
    const enter = (contestId: number, userId: string) =>
      server.platform.database
        .insertInto('contestParticipant')
        .values({ contestId, userId, enteredAt: server.platform.clock() })
        .execute();
    await enter(running, contestant.id);
    await enter(ended, other.id);
    const refused = await remove([contestant.id, other.id]);
    expect([refused.errorCode, refused.envelope.data]).toEqual(['changeInUse', { contestantsDeleted: 1 }]);
    expect(await countNamed(contestant.username)).toBe(1);
    expect((await remove([other.id])).errorCode).toBeUndefined();
    expect((await remove([contestant.id], 'contestantsDeleted')).errorCode).toBeUndefined();
    expect(await countNamed(contestant.username)).toBe(0);
  });

  test('deletes the submissions of several users, keeps all counters right and logs each user', async () => {
    const problemId = await addProblem('DELETION');
    const [one, two, stays] = await Promise.all([
      server.addUser({ username: 'gone-1' }),
      server.addUser({ username: 'gone-2' }),
      server.addUser({ username: 'stays' }),
    ]);
    for (const user of [one, two, stays]) await submit(user.id, problemId, statuses.accepted);
    await submit(one.id, problemId, statuses.wrongAnswer);
    await repairCounters(server.platform.database);
    const ids = [one.id, two.id];
    const preview = await server.call('POST /api/admin/user/preview-deletion', {
      token: root.token,
      body: { ids },
    });
    expect(preview.envelope.data).toEqual({
      users: 2,
      submissions: 3,
      solvedProblems: 2,
      messages: 0,
      announcements: 0,
      refused: [],
    });
    expect((await remove([...ids, one.id])).envelope.status).toBe(200);
    expect(await countNamed('gone-')).toBe(0);
    expect(await countNamed('stays')).toBe(1);
    expect(await checkCounters(server.platform.database)).toEqual(correctRecount);
    expect(await readAudit('gone-2')).toMatchObject({
      before: { username: 'gone-2' },
      after: null,
    });
    expect((await server.call('GET /api/get-user-auth-info', { token: one.token })).httpStatus).toBe(401);
  });

  test('is refused as a whole for authors of problems, the own account and the first super administrator', async () => {
    await ensureRootAccount(server.platform);
    const author = await server.addUser({ username: 'author-1' });
    const other = await server.addUser({ username: 'bystander' });
    await addProblem('AUTHORED', author.id);
    const preview = await server.call('POST /api/admin/user/preview-deletion', {
      token: root.token,
      body: { ids: [author.id, other.id, root.id, rootId] },
    });
    expect((preview.envelope.data as { refused: object[] }).refused).toEqual(
      expect.arrayContaining([
        { username: 'author-1', reason: 'author' },
        { username: 'chief', reason: 'self' },
        { username: 'root', reason: 'root' },
      ]),
    );
    expect((await remove([other.id, author.id])).errorCode).toBe('usersAreAuthors');
    expect((await remove([other.id, root.id])).errorCode).toBe('ownAccountProtected');
    expect((await remove([other.id, rootId])).errorCode).toBe('rootAccountProtected');
    expect((await remove([other.id, 'f'.repeat(32)])).errorCode).toBe('userUnknown');
    expect((await remove([])).errorCode).toBe('noUsersChosen');
    expect(await countNamed('bystander')).toBe(1);
  });

  test('refuses the owner of a group, whose members would lose it', async () => {
    const owner = await server.addUser({ username: 'group-owner' });
    await addGroup(server, { ownerId: owner.id });
    const preview = await server.call('POST /api/admin/user/preview-deletion', {
      token: root.token,
      body: { ids: [owner.id] },
    });
    expect(preview.envelope.data).toMatchObject({
      refused: [{ username: 'group-owner', reason: 'groupOwner' }],
    });
    const answer = await remove([owner.id]);
    expect(answer.errorCode).toBe('usersOwnGroups');
    expect(answer.envelope.msg).toContain('group-owner');
    expect(await countNamed('group-owner')).toBe(1);
  });
});
