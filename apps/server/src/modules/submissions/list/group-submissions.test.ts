import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { addGroupOf, addPeople, type People, type PersonName } from '../../groups/testing/group-site.ts';

const { accepted, wrongAnswer, notSubmitted } = statuses;

let server: TestServer;
let people: People;
let gid: number;
let problems: { id: number; displayId: string }[];
let newestFirst: number[];

beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  gid = await addGroupOf(server, people);
  const other = await addGroupOf(server, people);
  problems = [
    await addProblem(server, { groupId: gid, displayId: 'CLASS1' }),
    await addProblem(server, { groupId: gid, displayId: 'CLASS12' }),
  ];
  const [first, second] = problems.map(({ id }) => id) as [number, number];
  const add = (name: PersonName, problemId: number, changes: object) =>
    addSubmission(server, { problemId, userId: people[name].id, groupId: gid, ...changes });
  const ids = [
    await add('member', first, { status: accepted }),
    await add('member', first, { status: wrongAnswer }),
    await add('admin', second, { status: wrongAnswer }),
  ];
  newestFirst = ids.toReversed();
  await add('member', second, { status: accepted, groupId: other });
  const contestId = await addContest(server, { groupId: gid });
  const contestProblemId = await addContestProblem(server, { contestId, problemId: second, displayId: 'A' });
  await add('member', second, { status: accepted, contestId, contestProblemId });
});
afterAll(() => server.close());

const list = (name: PersonName | undefined, query: object = {}) =>
  server.call('GET /api/get-submission-list', {
    ...(name !== undefined && { token: people[name].token }),
    query: { gid, onlyMine: false, limit: 30, ...query },
  });
const idsFor = async (name: PersonName, query: object = {}) =>
  ((await list(name, query)).envelope.data as { records: { submitId: number }[] }).records.map(
    ({ submitId }) => submitId,
  );

describe('the submissions of a group', () => {
  test('are those of the group outside contests, newest first', async () => {
    expect(await idsFor('member')).toEqual(newestFirst);
    expect((await list('member', { limit: 2, currentPage: 2 })).envelope.data).toMatchObject({
      total: 3,
      records: [{ submitId: newestFirst[2], displayPid: 'CLASS1', username: people.member.username }],
    });
    expect((await list('member', { limit: 1 })).envelope.data).toMatchObject({ total: 3 });
    expect((await list('member', { limit: 5, currentPage: 9 })).envelope.data).toMatchObject({
      total: 3,
      records: [],
    });
  });

  test('are filtered by user, problem and status', async () => {
    const [third, second, first] = newestFirst;
    expect(await idsFor('member', { onlyMine: true })).toEqual([second, first]);
    expect(await idsFor('member', { username: people.admin.username.toUpperCase() })).toEqual([third]);
    expect(await idsFor('member', { problemID: 'class1' })).toEqual(newestFirst);
    expect(await idsFor('member', { problemID: 'class1', completeProblemID: true })).toEqual([second, first]);
    expect(await idsFor('member', { status: accepted, username: people.member.username })).toEqual([first]);
  });

  test.each(['outsider', 'applying', 'refused', 'siteAdmin'] as const)('are closed to %s', async (name) => {
    expect((await list(name)).errorCode).toBe('groupMembersOnly');
  });

  test('are closed to guests and banned with the group', async () => {
    expect((await list(undefined)).errorCode).toBe('loginRequired');
    expect((await list('siteRoot')).errorCode).toBeUndefined();
    expect((await list('member', { gid: 999_999 })).errorCode).toBe('groupNotFound');
    const banned = await addGroupOf(server, people, { isBanned: true });
    expect((await list('root', { gid: banned })).errorCode).toBe('groupNotFound');
  });

  test('are not in the list of the site', async () => {
    const { envelope } = await server.call('GET /api/get-submission-list', {
      query: { onlyMine: false, gid: 0 },
    });
    expect(envelope.data).toMatchObject({ total: 0 });
  });
});

test('the own progress in a group comes from its submissions outside contests', async () => {
  const ask = (name: PersonName) =>
    server.call('POST /api/get-user-problem-status', {
      token: people[name].token,
      body: { pidList: problems.map(({ id }) => id), isContestProblemList: false, gid },
    });
  const [first, second] = problems.map(({ id }) => id) as [number, number];
  expect((await ask('member')).envelope.data).toEqual({
    [first]: { status: accepted },
    [second]: { status: notSubmitted },
  });
  expect((await ask('admin')).envelope.data).toMatchObject({ [second]: { status: wrongAnswer } });
  expect((await ask('outsider')).errorCode).toBe('groupMembersOnly');
});
