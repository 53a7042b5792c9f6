import { statuses } from '@touchstone/contract';
import { sql } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import {
  addGroupOf,
  addPeople,
  listMine,
  type People,
  type PersonName,
} from '../groups/testing/group-site.ts';
import { deleteGroupContent } from './delete-group-content.ts';

let server: TestServer;
let people: People;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
});
afterAll(() => server.close());

/** A group with one of everything, and a problem of the site that its training and contest use, too. */
async function addFullGroup(changes: Parameters<typeof addGroupOf>[2] = {}, contest: object = {}) {
  const { database } = server.platform;
  const gid = await addGroupOf(server, people, changes);
  const { shortName } = await database
    .selectFrom('userGroup')
    .select('shortName')
    .where('id', '=', gid)
    .executeTakeFirstOrThrow();
  const own = await addProblem(server, {
    groupId: gid,
    displayId: `${shortName.toUpperCase()}1`,
    description: 'Add two numbers.',
    inputDescription: 'Two numbers.',
    outputDescription: 'Their sum.',
    examples: JSON.stringify([{ input: '1 2', output: '3' }]),
  });
  const sha256 = await server.platform.fileStore.put(Buffer.from('3'));
  const content = { inputSha256: sha256, inputBytes: 1, answerSha256: sha256, answerBytes: 1 };
  await database
    .insertInto('problemCase')
    .values({ problemId: own.id, position: 1, inputName: '1.in', answerName: '1.out', ...content })
    .execute();
  const open = await addProblem(server);
  const contestId = await addContest(server, { groupId: gid, startsInHours: -9, lastsHours: 1, ...contest });
  const contestProblemIds = [
    await addContestProblem(server, { contestId, problemId: own.id, displayId: 'A' }),
    await addContestProblem(server, { contestId, problemId: open.id, displayId: 'B' }),
  ];
  const training = {
    title: 'Training',
    groupId: gid,
    authorId: people.owner.id,
    dueAt: new Date('2030-01-01'),
  };
  const { id: trainingId } = await database
    .insertInto('training')
    .values(training)
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id } of [own, open])
    await database.insertInto('trainingProblem').values({ trainingId, problemId: id }).execute();
  const made = { userId: people.member.id, groupId: gid, status: statuses.accepted };
  await addSubmission(server, { ...made, problemId: own.id });
  await addSubmission(server, { ...made, problemId: open.id });
  const inContest = { contestId, contestProblemId: contestProblemIds[1] ?? 0 };
  await addSubmission(server, { ...made, ...inContest, problemId: open.id });
  const text = { groupId: gid, authorId: people.owner.id, title: 'News', content: 'text' };
  await database.insertInto('groupAnnouncement').values(text).execute();
  await addDiscussion(server, { authorId: people.member.id, groupId: gid, problemId: own.id });
  return { gid, own, open, contestId, trainingId };
}

const countLeft = async (gid: number) => {
  const tables = [
    'problem',
    'contest',
    'training',
    'submission',
    'group_member',
    'group_announcement',
    'discussion',
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        SELECT count(*) AS count FROM ${sql.table(table)} WHERE group_id = ${gid}`.execute(
        server.platform.database,
      );
      return rows[0]?.count ?? 0;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

const disband = (name: PersonName, query: { gid: number; name?: string }) =>
  server.call('DELETE /api/group', { token: people[name].token, query });
const detail = (name: PersonName, gid: number) =>
  server.call('GET /api/get-group-detail', { token: people[name].token, query: { gid } });

describe('disbanding a group', () => {
  test.each(['outsider', 'applying', 'member', 'admin', 'root', 'siteAdmin'] as const)(
    'is not for %s',
    async (name) => {
      const { gid } = await addFullGroup();
      expect((await disband(name, { gid })).errorCode).toBe('groupOwnerOnly');
      expect((await detail('owner', gid)).errorCode).toBeUndefined();
    },
  );

  test('needs the right name if one is sent', async () => {
    const { gid } = await addFullGroup({ name: 'The class of 2025' });
    expect((await disband('owner', { gid, name: 'The class of 2026' })).errorCode).toBe('groupDisbandName');
    expect((await detail('owner', gid)).errorCode).toBeUndefined();
  });

  test('is refused while a contest of the group runs, and says which', async () => {
    const { gid } = await addFullGroup({}, { startsInHours: -1, lastsHours: 5, title: 'Harvest Cup' });
    const answer = await disband('siteRoot', { gid });
    expect(answer.errorCode).toBe('groupDisbandContest');
    expect(answer.envelope.msg).toContain('Harvest Cup');
  });

  test('closes it at once and deletes all of its content, and only that', async () => {
    const { gid, own, open, contestId } = await addFullGroup({
      name: 'The class of 2024',
      shortName: 'CLASS24',
    });
    const other = await addFullGroup();
    const before = await countLeft(other.gid);
    expect((await disband('owner', { gid, name: 'The class of 2024' })).envelope).toMatchObject({
      status: 200,
      data: null,
    });
    for (const name of ['owner', 'member', 'siteRoot'] as const)
      expect((await detail(name, gid)).errorCode).toBe('groupNotFound');
    expect((await listMine(server, people.member))[0]).toMatchObject({
      title: 'Group disbanded',
      content: expect.stringContaining('The class of 2024'),
    });
    // The names are free although the job may still run.
    await addGroupOf(server, people, { name: 'The class of 2024', shortName: 'CLASS24' });
    await deleteGroupContent(server.platform, gid);
    expect(await countLeft(gid)).toBe(0);
    expect(await countLeft(other.gid)).toBe(before);
    const { database } = server.platform;
    const find = (table: 'problem' | 'contest', id: number) =>
      database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    expect(await find('problem', own.id)).toBeUndefined();
    expect(await find('contest', contestId)).toBeUndefined();
    expect(await find('problem', open.id)).toBeDefined();
    const { before: logged } = await database
      .selectFrom('auditLog')
      .select('before')
      .where('action', '=', 'group.disband')
      .where('target', '=', `group ${String(gid)}`)
      .executeTakeFirstOrThrow();
    expect(logged).toMatchObject({
      name: 'The class of 2024',
      problems: 1,
      contests: 1,
      trainings: 1,
      submissions: 3,
      discussions: 1,
    });
  });

  test('resumes where a server died, and never touches a group that is not disbanded', async () => {
    const { gid } = await addFullGroup();
    const before = await countLeft(gid);
    await deleteGroupContent(server.platform, gid);
    expect(await countLeft(gid)).toBe(before);
    const { database } = server.platform;
    await database.updateTable('userGroup').set({ disbandedAt: new Date() }).where('id', '=', gid).execute();
    await database.deleteFrom('training').where('groupId', '=', gid).execute();
    await deleteGroupContent(server.platform, gid);
    await deleteGroupContent(server.platform, gid);
    expect(await countLeft(gid)).toBe(0);
  });
});

describe('copying a group', () => {
  const form = { brief: 'A new term', description: 'A new term begins', auth: 2, code: 'abc123' };
  const copy = (name: PersonName, body: object) =>
    server.call('POST /api/copy-group', { token: people[name].token, body: { ...form, ...body } as never });

  test('copies content as drafts of the caller, with problems of the group and moved dates', async () => {
    const { gid, own, open, contestId } = await addFullGroup();
    const { database } = server.platform;
    const answer = await copy('siteRoot', {
      gid,
      name: 'Next term',
      shortName: 'NEXTTERM',
      announcements: true,
      trainings: true,
      contests: true,
      shiftDays: 7,
    });
    expect(answer.envelope).toMatchObject({ status: 200, msg: 'success' });
    const data = answer.envelope.data as { gid: number };
    expect(data).toEqual({ gid: data.gid, announcements: 1, trainings: 1, contests: 1, problems: 1 });
    const [problem] = await database
      .selectFrom('problem')
      .selectAll()
      .where('groupId', '=', data.gid)
      .execute();
    expect(problem).toMatchObject({ displayId: 'NEXTTERM1', title: own.title, authorId: people.siteRoot.id });
    const cases = await database
      .selectFrom('problemCase')
      .select(['inputName', 'answerBytes'])
      .where('problemId', '=', problem?.id ?? 0)
      .execute();
    expect(cases).toEqual([{ inputName: '1.in', answerBytes: 1 }]);
    const contest = await database
      .selectFrom('contest')
      .selectAll()
      .where('groupId', '=', data.gid)
      .executeTakeFirstOrThrow();
    const original = await database
      .selectFrom('contest')
      .selectAll()
      .where('id', '=', contestId)
      .executeTakeFirstOrThrow();
    expect(contest).toMatchObject({ isVisible: false, title: original.title, ownerId: people.siteRoot.id });
    expect(contest.startAt.getTime() - original.startAt.getTime()).toBe(7 * 86_400_000);
    const used = await database
      .selectFrom('contestProblem')
      .select(['displayId', 'problemId'])
      .where('contestId', '=', contest.id)
      .orderBy('displayId')
      .execute();
    expect(used).toEqual([
      { displayId: 'A', problemId: problem?.id },
      { displayId: 'B', problemId: open.id },
    ]);
    const training = await database
      .selectFrom('training')
      .selectAll()
      .where('groupId', '=', data.gid)
      .executeTakeFirstOrThrow();
    expect(training).toMatchObject({ title: 'Training', isListed: false, dueAt: new Date('2030-01-08') });
    const announcements = await server.call('GET /api/group/get-announcement-list', {
      token: people.siteRoot.token,
      query: { gid: data.gid },
    });
    expect(announcements.envelope.data).toMatchObject({ total: 0 });
    const members = await database
      .selectFrom('groupMember')
      .select('userId')
      .where('groupId', '=', data.gid)
      .execute();
    expect(members).toEqual([{ userId: people.siteRoot.id }]);
  });

  test('is for roots, and does nothing if the form is wrong', async () => {
    const { gid } = await addFullGroup();
    for (const name of ['member', 'admin', 'siteAdmin'] as const)
      expect((await copy(name, { gid, name: 'Another term', shortName: 'ANOTHER' })).errorCode).toBe(
        'groupRootsOnly',
      );
    const before = await server.platform.database.selectFrom('userGroup').select('id').execute();
    expect((await copy('siteRoot', { gid, name: 'x', shortName: 'ANOTHER' })).errorCode).toBe(
      'groupNameLength',
    );
    expect((await copy('root', { gid, name: 'Another term', shortName: 'ANOTHER' })).errorCode).toBe(
      'groupCreateSolved',
    );
    expect(await server.platform.database.selectFrom('userGroup').select('id').execute()).toHaveLength(
      before.length,
    );
  });
});
