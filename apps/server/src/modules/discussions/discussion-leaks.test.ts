/**
 * Sends every call about discussions, solutions, reports, comments and messages with the ids of discussions that only some may
 * read, as users of every role. Every secret has a marker word of its own; no response to others may contain it.
 */
import {
  calls,
  adminDiscussionsCalls,
  discussionsCalls,
  groupDiscussionsCalls,
  solutionsCalls,
  type CallDefinition,
  type Role,
} from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addDiscussion } from '../../testing/sample-discussions.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTellingCalls, sendByName, type WalkInput } from '../../testing/walk-calls.ts';
import { openSwitches, type Person } from './testing/discussion-site.ts';

const markers = {
  /** A discussion of a group, for its members. */
  group: 'zugzwang',
  /** For its author and administrators. */
  disabled: 'zeitnot',
  /** For its author, who deleted it, and administrators. */
  deleted: 'luftloch',
  /** For users who have solved the problem. */
  solution: 'fianchetto',
  /** The problem is in a running contest. */
  contestSolution: 'zwischenzug',
  /** For administrators. */
  report: 'kiebitz',
} as const;
type Secret = keyof typeof markers;

let server: TestServer;
const ids = {} as Record<Secret, number>;
const displayIds = {} as Record<'solution' | 'contestSolution' | 'group', string>;
let gid: number;
let reportId: number;
let runningContestId: number;

const names = [
  'muted',
  'restricted',
  'outsider',
  'solver',
  'contestant',
  'member',
  'groupAdmin',
  'author',
] as const;
const adminNames = ['problemAdmin', 'admin', 'root'] as const;
type Who = (typeof names)[number] | (typeof adminNames)[number];
const people = {} as Record<Who, Person>;

const roleOf: Partial<Record<Who, Role>> = {
  muted: 'mute_user',
  restricted: 'no_discuss_user',
  problemAdmin: 'problem_admin',
  admin: 'admin',
  root: 'root',
};

beforeAll(async () => {
  server = await startTestServer();
  await openSwitches(server);
  for (const who of [...names, ...adminNames])
    people[who] = await server.addUser({ role: roleOf[who] ?? 'default_user' });
  const { author, member, groupAdmin } = people;
  const texts = (secret: Secret) => ({
    title: `title ${markers[secret]}`,
    description: `summary ${markers[secret]}`,
    content: `text ${markers[secret]}`,
  });
  const add = async (secret: Secret, changes: Partial<Parameters<typeof addDiscussion>[1]> = {}) => {
    const id = await addDiscussion(server, { authorId: author.id, ...texts(secret), ...changes });
    const { database } = server.platform;
    await database
      .insertInto('comment')
      .values({ discussionId: id, authorId: author.id, content: `comment ${markers[secret]}` })
      .execute();
    // A former reader has messages about it.
    for (const { id: recipientId } of Object.values(people))
      await database
        .insertInto('reminder')
        .values({
          action: 'Discuss',
          recipientId,
          senderId: author.id,
          sourceType: 'Discussion',
          sourceId: id,
          sourceContent: markers[secret],
          url: `/discussion-detail/${String(id)}`,
        })
        .execute();
    return id;
  };
  gid = await addGroup(server, { ownerId: people.root.id, name: 'A group here', access: 'public' });
  await addGroupMember(server, gid, { userId: member.id, standing: 'member' });
  await addGroupMember(server, gid, { userId: groupAdmin.id, standing: 'admin' });
  const inGroup = await addProblem(server, { groupId: gid });
  displayIds.group = inGroup.displayId;
  ids.group = await add('group', { groupId: gid, authorId: member.id, problemId: inGroup.id });
  ids.disabled = await add('disabled', { isDisabled: true });
  ids.deleted = await add('deleted', { deletedAt: new Date(), deletedBy: author.id });
  const solved = await addProblem(server);
  const contested = await addProblem(server);
  displayIds.solution = solved.displayId;
  displayIds.contestSolution = contested.displayId;
  ids.solution = await add('solution', { kind: 'solution', problemId: solved.id });
  ids.contestSolution = await add('contestSolution', { kind: 'solution', problemId: contested.id });
  for (const who of ['solver', 'contestant', 'author'] as const)
    for (const { id } of [solved, contested])
      await addSubmission(server, { problemId: id, userId: people[who].id, status: 0 });
  const contestId = await addContest(server, { audience: 'private', password: 'secret' });
  runningContestId = contestId;
  await addContestProblem(server, { contestId, problemId: contested.id, displayId: 'A' });
  await server.platform.database
    .insertInto('contestRegistration')
    .values({ contestId, userId: people.contestant.id })
    .execute();
  ids.report = await addDiscussion(server, { authorId: author.id, title: 'An open one' });
  const { id } = await server.platform.database
    .insertInto('discussionReport')
    .values({ discussionId: ids.report, reporterId: member.id, content: `#垃圾广告# ${markers.report}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  reportId = id;
});
afterAll(() => server.close());

/** One input for all calls: each uses the fields that it knows. Ambiguous names are tried with each meaning. */
function inputsFor(secret: Secret): Record<'named' | 'keyword', WalkInput> {
  const did = ids[secret];
  const pid = displayIds[secret as keyof typeof displayIds] as string | undefined;
  const everywhere = {
    did,
    id: did,
    sourceId: did,
    sourceType: 'Discussion',
    pid,
    problemId: pid,
    gid,
    toLike: true,
    isOfficial: true,
    limit: 100,
    currentPage: 1,
    admin: true,
    type: 'Discuss',
    title: 'x',
    description: 'x',
    content: 'x',
    action: 'none',
  };
  const keyword = { ...everywhere, pid: undefined, gid: undefined, keyword: markers[secret] };
  const named = secret === 'report' ? { ...everywhere, id: reportId } : everywhere;
  return { named, keyword };
}

const isOfCommunity = (name: string) => /discussion|solution|comment|reply|msg|mention/.test(name);
const own = [discussionsCalls, solutionsCalls, groupDiscussionsCalls, adminDiscussionsCalls].flatMap(
  (definitions) => Object.keys(definitions),
);
const community = [
  ...new Set([
    ...own,
    ...Object.entries<CallDefinition>(calls)
      .filter(([name, { upload }]) => upload === undefined && isOfCommunity(name))
      .map(([name]) => name),
  ]),
];
const reading = community.filter((name) => name.startsWith('GET '));
const lists = reading.filter((name) => name.includes('discussion-list'));

const walk = (secret: Secret, who: Who | undefined, names: readonly string[], inputs: readonly WalkInput[]) =>
  listTellingCalls(server, {
    names,
    inputs,
    token: who === undefined ? undefined : people[who].token,
    markers: [markers[secret]],
  });

/** Who may read each secret. */
const readers: Record<Secret, readonly Who[]> = {
  group: ['member', 'groupAdmin', ...adminNames],
  disabled: ['author', ...adminNames],
  deleted: ['author', ...adminNames],
  solution: ['author', 'solver', 'contestant', ...adminNames],
  contestSolution: ['author', 'solver', ...adminNames],
  report: adminNames,
};
const everyone = [undefined, ...names, ...adminNames] as const;

describe.each(Object.keys(markers) as Secret[])('%s', (secret) => {
  const strangers = everyone.filter((who) => who === undefined || !readers[secret].includes(who));
  test.each(strangers)('reaches %s by no call', async (who) => {
    const { named, keyword } = inputsFor(secret);
    // Changes too: none of them may have an effect that shows it.
    expect(await walk(secret, who, community, [named])).toEqual([]);
    expect(await walk(secret, who, reading, [keyword])).toEqual([]);
    expect(await walk(secret, who, lists, [{ ...keyword, gid, onlyMine: true, admin: false }])).toEqual([]);
  });

  test.each(readers[secret])('is read by %s', async (who) => {
    const call = secret === 'report' ? 'GET /api/admin/discussion-report' : 'GET /api/get-discussion-detail';
    expect(await walk(secret, who, [call], [inputsFor(secret).named])).toEqual([call]);
  });
});

test('solutions open by membership only at the level that has them, and never during a contest', async () => {
  const { settings, database } = server.platform;
  const { benefits } = settings.current.membership;
  await settings.change('membership', {
    benefits: benefits.map((benefit, level) => ({ ...benefit, canReadSolutions: level > 1 })),
  });
  const { id } = people.outsider;
  const call = 'GET /api/get-discussion-detail';
  const read = (secret: Secret) => walk(secret, 'outsider', [call], [inputsFor(secret).named]);
  const hold = (level: number, memberExpiresAt: Date | null) =>
    database
      .updateTable('userAccount')
      .set({ memberStatus: 2, level, memberExpiresAt })
      .where('id', '=', id)
      .execute();
  await hold(1, null);
  expect(await walk('solution', 'outsider', reading, Object.values(inputsFor('solution')))).toEqual([]);
  const refused = await sendByName(server, call, {
    input: { did: ids.solution },
    token: people.outsider.token,
  });
  expect(refused.errorCode).toBe('solutionLockedUnsolved');
  expect(refused.body).toContain('"lock":{"level":2}');
  await hold(2, null);
  expect(await read('solution')).toEqual([call]);
  // The columns still say that it runs: no grant confirms it.
  await hold(2, new Date(Date.now() - 1000));
  expect(await read('solution')).toEqual([]);
  await hold(3, null);
  await database
    .insertInto('contestRegistration')
    .values({ contestId: runningContestId, userId: id })
    .execute();
  expect(await read('contestSolution')).toEqual([]);
  await settings.change('membership', { benefits });
  expect(await read('solution')).toEqual([]);
});

test('locked solutions are counted, but show neither title nor author', async () => {
  const { body } = await sendByName(server, 'GET /api/problem-solutions', {
    input: { pid: displayIds.solution },
    token: people.outsider.token,
  });
  expect(body).toContain('"total":1');
  expect(body).not.toContain(people.author.username);
});

test('the walk leaves every discussion as it was', async () => {
  const rows = await server.platform.database
    .selectFrom('discussion')
    .select(['id', 'isDisabled', 'isOfficial', 'deletedBy', 'title'])
    .where('id', 'in', Object.values(ids))
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  expect(rowOf.get(ids.disabled)).toMatchObject({ isDisabled: true, deletedBy: null });
  expect(rowOf.get(ids.deleted)).toMatchObject({ deletedBy: people.author.id });
  expect(rowOf.get(ids.solution)).toMatchObject({
    isOfficial: false,
    title: 'title fianchetto',
    deletedBy: null,
  });
  expect(rowOf.get(ids.group)).toMatchObject({ title: 'title zugzwang', deletedBy: null });
});
