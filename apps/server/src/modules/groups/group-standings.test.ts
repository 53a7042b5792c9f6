/** Access that the standing in a group gives: to its problems, contests and submissions, and to submitting. */
import { groupStandings, type GroupStanding } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { untilLockIsAwaited, whileLocked } from '../../testing/lock-races.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { storeLanguages } from '../site/index.ts';
import { loadGroupStandings, loadStandingsIn } from './load-group-standings.ts';

let server: TestServer;
let groupId: number;
let viewers: Record<GroupStanding | 'siteAdmin' | 'siteRoot', { id: string; token: string }>;
let problem: { id: number; displayId: string };
let contestId: number;
let submissionId: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  const owner = await server.addUser();
  groupId = await addGroup(server, { ownerId: owner.id });
  const add = async (standing: Exclude<GroupStanding, 'none'>) => {
    const user = await server.addUser();
    await addGroupMember(server, groupId, { userId: user.id, standing });
    return user;
  };
  viewers = {
    none: await server.addUser(),
    applying: await add('applying'),
    refused: await add('refused'),
    member: await add('member'),
    admin: await add('admin'),
    root: await add('root'),
    siteAdmin: await server.addUser({ role: 'admin' }),
    siteRoot: await server.addUser({ role: 'root' }),
  };
  problem = await addProblem(server, { groupId });
  contestId = await addContest(server, { groupId });
  await addContestProblem(server, { contestId, problemId: problem.id, displayId: 'A' });
  submissionId = await addSubmission(server, { problemId: problem.id, userId: owner.id, groupId });
});
afterAll(() => server.close());

const seeProblem = (token: string) =>
  server.call('GET /api/get-problem-detail', {
    token,
    query: { problemId: problem.displayId, gid: groupId },
  });
const seeContest = (token: string) =>
  server.call('GET /api/get-contest-problem', { token, query: { cid: contestId } });
const seeSubmission = (token: string) =>
  server.call('GET /api/get-submission-detail', { token, query: { submitId: submissionId } });
const submit = (token: string, context: { cid?: number; gid?: number; tid?: number }) =>
  server.call('POST /api/submit-problem-judge', {
    token,
    body: {
      pid: context.cid === undefined ? problem.displayId : 'A',
      language: 'C',
      code: 'int main(){}',
      isRemote: false,
      ...context,
    },
  });

const readContext = (userId: string) =>
  server.platform.database
    .selectFrom('submission')
    .select(['problemId', 'contestId', 'trainingId', 'groupId'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();

describe('access by the standing in a group', () => {
  const closed = {
    problem: 'problemOfForeignGroup',
    contest: 'contestOfGroup',
    submission: 'submissionNotFound',
    submit: 'groupNotFound',
  };

  test.each(['none', 'applying', 'refused', 'siteAdmin'] as const)('is denied to %s', async (name) => {
    const { id, token } = viewers[name];
    expect((await seeProblem(token)).errorCode).toBe(closed.problem);
    expect((await seeContest(token)).errorCode).toBe(closed.contest);
    expect((await seeSubmission(token)).errorCode).toBe(closed.submission);
    expect((await submit(token, { gid: groupId })).errorCode).toBe(closed.submit);
    expect((await submit(token, { cid: contestId })).errorCode).toBe(closed.contest);
    expect(await readContext(id)).toEqual([]);
  });

  test.each(['member', 'admin', 'root', 'siteRoot'] as const)('is given to %s', async (name) => {
    const { id, token } = viewers[name];
    for (const answer of [await seeProblem(token), await seeContest(token), await seeSubmission(token)]) {
      expect(answer.errorCode).toBeUndefined();
    }
    expect((await submit(token, { gid: groupId })).errorCode).toBeUndefined();
    expect((await submit(token, { cid: contestId })).errorCode).toBeUndefined();
    const row = { problemId: problem.id, trainingId: null, groupId };
    expect(await readContext(id)).toEqual([
      { ...row, contestId: null },
      { ...row, contestId },
    ]);
  });

  test.each([
    ['member', null],
    ['admin', null],
    ['root', 'int main(){}'],
  ] as const)('the code of others for %s: %j', async (name, code) => {
    const { envelope } = await seeSubmission(viewers[name].token);
    expect(envelope.data).toMatchObject({ submission: { code } });
  });

  test('a group gives no access to problems of another group or of the site', async () => {
    const { id, token } = await server.addUser();
    await addGroupMember(server, groupId, { userId: id, standing: 'member' });
    const foreign = await addProblem(server, { groupId: groupId + 1000 });
    const open = await addProblem(server);
    for (const { displayId } of [foreign, open]) {
      const answer = await server.call('POST /api/submit-problem-judge', {
        token,
        body: { pid: displayId, language: 'C', code: 'int main(){}', isRemote: false, gid: groupId },
      });
      expect(answer.errorCode).toBe('problemGone');
    }
  });

  test('a public submission has no context; a training is unknown', async () => {
    const { id, token } = await server.addUser();
    expect((await submit(token, { tid: 1, gid: groupId })).errorCode).toBe('trainingNotFound');
    const open = await addProblem(server);
    const body = { pid: open.displayId, language: 'C', code: 'int main(){}', isRemote: false };
    const answer = await server.call('POST /api/submit-problem-judge', { token, body });
    expect(answer.errorCode).toBeUndefined();
    expect(await readContext(id)).toEqual([
      { problemId: open.id, contestId: null, trainingId: null, groupId: null },
    ]);
  });

  test('a removed member and a banned group lose access with the next call', async () => {
    const { database } = server.platform;
    const { id, token } = await server.addUser();
    await addGroupMember(server, groupId, { userId: id, standing: 'member' });
    expect((await seeProblem(token)).errorCode).toBeUndefined();
    await database.deleteFrom('groupMember').where('userId', '=', id).execute();
    expect((await seeProblem(token)).errorCode).toBe(closed.problem);
    const ban = (isBanned: boolean) =>
      database.updateTable('userGroup').set({ isBanned }).where('id', '=', groupId).execute();
    await ban(true);
    expect((await seeProblem(viewers.root.token)).errorCode).toBe(closed.problem);
    expect((await seeProblem(viewers.siteRoot.token)).errorCode).toBeUndefined();
    await ban(false);
  });
});

test('a member who is removed while submitting has one whole submission, and no further access', async () => {
  const user = await server.addUser();
  await addGroupMember(server, groupId, { userId: user.id, standing: 'member' });
  const remove = () =>
    server.call('DELETE /api/group/member', {
      token: viewers.siteRoot.token,
      query: { uid: user.id, gid: groupId },
    });
  const lock = { statement: 'SELECT 1 FROM problem WHERE id = $1 FOR UPDATE', values: [problem.id] };
  const { submitting } = await whileLocked(server, lock, async () => {
    const waiting = submit(user.token, { gid: groupId });
    await untilLockIsAwaited(server);
    expect((await remove()).errorCode).toBeUndefined();
    return { submitting: waiting };
  });
  expect((await submitting).errorCode).toBeUndefined();
  expect(await readContext(user.id)).toEqual([
    { problemId: problem.id, contestId: null, trainingId: null, groupId },
  ]);
  const tasks = await server.platform.database
    .selectFrom('judgingTask')
    .innerJoin('submission', 'submission.id', 'judgingTask.submissionId')
    .select('submission.id')
    .where('submission.userId', '=', user.id)
    .execute();
  expect(tasks).toHaveLength(1);
  expect((await seeProblem(user.token)).errorCode).toBe('problemOfForeignGroup');
});

describe('loadGroupStandings', () => {
  test.each(groupStandings)('finds the standing %s', async (standing) => {
    const standings = await loadGroupStandings(server.platform.database, viewers[standing], [groupId, null]);
    expect([standings(groupId), standings(null), standings(groupId + 1)]).toEqual([standing, null, 'none']);
  });

  test('loads several groups at once and treats the owner as an admin without a row', async () => {
    const { database } = server.platform;
    const user = await server.addUser();
    const own = await addGroup(server, { ownerId: user.id });
    await database.deleteFrom('groupMember').where('groupId', '=', own).execute();
    await addGroupMember(server, groupId, { userId: user.id, standing: 'applying' });
    const standings = await loadGroupStandings(database, user, [own, groupId, own, 1, null]);
    expect([own, groupId, 1, null].map(standings)).toEqual(['admin', 'applying', 'none', null]);
  });

  test('finds the standings of several users in one group', async () => {
    const { database } = server.platform;
    const ids = groupStandings.map((standing) => viewers[standing].id);
    const standingOf = await loadStandingsIn(database, groupId, ids);
    expect(ids.map(standingOf)).toEqual(groupStandings);
    expect(standingOf(undefined)).toBe('none');
    expect((await loadStandingsIn(database, null, ids))(ids[0])).toBeNull();
    expect((await loadStandingsIn(database, groupId + 1000, ids))(viewers.root.id)).toBe('none');
  });

  test('needs no query for guests and for rows outside groups', async () => {
    const { database } = server.platform;
    const guest = await loadGroupStandings(database, undefined, [groupId]);
    expect([guest(groupId), guest(null)]).toEqual(['none', null]);
  });
});
