import { statuses, type GroupRankRow } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addGroupOf, addPeople, type People, type Person } from '../testing/group-site.ts';

const { accepted, wrongAnswer, partialAccepted } = statuses;

let server: TestServer;
let people: People;
let gid: number;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  gid = await addGroupOf(server, people);
  const { database } = server.platform;
  await database
    .updateTable('userAccount')
    .set({ realname: 'Real Name', nickname: 'Nick' })
    .where('id', '=', people.member.id)
    .execute();
  const problems = [await addProblem(server, { groupId: gid }), await addProblem(server, { groupId: gid })];
  const [first, second] = problems.map(({ id }) => id) as [number, number];
  const submit = (person: Person, problemId: number, status: number, oiRankScore: number | null = null) =>
    addSubmission(server, { problemId, userId: person.id, groupId: gid, status, oiRankScore });
  await submit(people.member, first, wrongAnswer);
  await submit(people.member, first, accepted, 10);
  await submit(people.member, first, accepted, 12);
  await submit(people.admin, first, accepted, 12);
  await submit(people.root, second, partialAccepted, 30);
  await submit(people.outsider, first, accepted, 99);
  // Neither contests of the group nor submissions elsewhere count.
  const contestId = await addContest(server, { groupId: gid });
  const contestProblemId = await addContestProblem(server, { contestId, problemId: second, displayId: 'A' });
  const inContest = { contestId, contestProblemId, groupId: gid, status: accepted, oiRankScore: 50 };
  await addSubmission(server, { problemId: second, userId: people.owner.id, ...inContest });
  const open = await addProblem(server);
  await addSubmission(server, {
    problemId: open.id,
    userId: people.owner.id,
    status: accepted,
    oiRankScore: 50,
  });
});
afterAll(() => server.close());

const rank = (
  person: Person,
  query: { type: number; searchUser?: string; limit?: number; currentPage?: number },
) => server.call('GET /api/get-group-rank-list', { token: person.token, query: { gid, ...query } });
const rowsOf = async (...parameters: Parameters<typeof rank>) => {
  const data = (await rank(...parameters)).envelope.data as { records: GroupRankRow[]; total: number };
  return data.records.map(({ username, ac, total, score }) => [username, ac, total, score]);
};

test('ranks by solved problems, then by submissions', async () => {
  const { member, admin, root, owner } = people;
  expect((await rowsOf(people.member, { type: 0 })).slice(0, 2)).toEqual([
    [admin.username, 1, 1, 12],
    [member.username, 1, 3, 12],
  ]);
  expect(await rowsOf(people.member, { type: 0 })).toHaveLength(4);
  expect(await rowsOf(people.member, { type: 0 })).toContainEqual([owner.username, 0, 0, 0]);
  expect(await rowsOf(people.member, { type: 0 })).toContainEqual([root.username, 0, 1, 30]);
});

test('ranks by points, then by solved problems', async () => {
  const rows = await rowsOf(people.member, { type: 1 });
  expect(rows.map(([name]) => name)[0]).toBe(people.root.username);
  expect(rows.map(([, , , score]) => score)).toEqual([30, 12, 12, 0]);
  expect(await rowsOf(people.member, { type: 1, limit: 1, currentPage: 2 })).toEqual([rows[1]]);
});

test('finds users by name, and by real name for administrators of the group', async () => {
  const wanted = people.member.username;
  const names = async (person: Person, searchUser: string) =>
    (await rowsOf(person, { type: 0, searchUser })).map(([name]) => name);
  expect(await names(people.member, wanted.toUpperCase())).toEqual([wanted]);
  expect(await names(people.member, 'nick')).toEqual([wanted]);
  expect(await names(people.member, 'real na')).toEqual([]);
  expect(await names(people.admin, 'real na')).toEqual([wanted]);
  const { envelope } = await rank(people.admin, { type: 0, searchUser: 'real na' });
  expect(JSON.stringify(envelope)).not.toContain('Real Name');
});

test('is closed to others, and refuses an unknown type', async () => {
  for (const name of ['outsider', 'applying', 'refused', 'siteAdmin'] as const)
    expect((await rank(people[name], { type: 0 })).errorCode).toBe('groupMembersOnly');
  expect((await rank(people.siteRoot, { type: 0 })).errorCode).toBeUndefined();
  expect((await rank(people.member, { type: 2 })).errorCode).toBe('rankTypeUnknown');
});

test('a removed member leaves the rank, and a new result enters it', async () => {
  const user = await server.addUser();
  await server.call('POST /api/group/member', { token: user.token, query: { gid } });
  const names = async () => (await rowsOf(people.owner, { type: 0 })).map(([name]) => name);
  await expect.poll(names).toContain(user.username);
  await server.call('DELETE /api/group/member', { token: people.owner.token, query: { gid, uid: user.id } });
  await expect.poll(names).not.toContain(user.username);
  const problem = await addProblem(server, { groupId: gid });
  await addSubmission(server, {
    problemId: problem.id,
    userId: people.owner.id,
    groupId: gid,
    status: accepted,
  });
  server.passTime(60);
  expect(await rowsOf(people.owner, { type: 0 })).toContainEqual([people.owner.username, 1, 1, 0]);
});
