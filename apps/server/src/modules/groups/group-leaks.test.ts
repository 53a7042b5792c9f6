/**
 * Sends every call and every download of the product with the ids of a group, its problem, training, contest, announcement,
 * invitation and submission, as users who may not see them. Everything secret contains one marker word; no response may. What only
 * some roles may see has a marker of its own.
 */
import { calls, downloads, statuses, type CallDefinition } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTellingCalls } from '../../testing/walk-calls.ts';
import { addGroupOf, addPeople, type People, type PersonName } from './testing/group-site.ts';

/** For members. */
const secret = 'zugzwang';
/** For members of the banned group, who may not see it any more. */
const bannedSecret = 'zeitnot';
/** For administrators of the group: hidden announcements, applications, invitations. */
const adminSecret = 'zwischenzug';
/** For roots: the invitation code. */
const rootSecret = 'luftxx';
/** The program of the owner. Its author may read it even when the group is banned, and nothing else of the group. */
const ownSecret = 'patzer';

interface Ids {
  gid: number;
  pid: number;
  displayId: string;
  tid: number;
  cid: number;
  submitId: number;
  announcementId: number;
  hiddenAnnouncementId: number;
  invitationId: number;
}

let server: TestServer;
let people: People;
let privateGroup: Ids;
let hiddenGroup: Ids;
let bannedGroup: Ids;

beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  privateGroup = await addSecretGroup({ name: 'visible', marker: secret });
  hiddenGroup = await addSecretGroup({ name: secret, marker: secret, isVisible: false });
  // The people are members of the other groups, too, and see their names.
  bannedGroup = await addSecretGroup({ name: bannedSecret, marker: bannedSecret, isBanned: true });
});
afterAll(() => server.close());

let groupNumber = 0;

interface SecretGroup {
  /** Only that of a visible group is public, so it has no marker there. */
  name: string;
  marker: string;
  isVisible?: boolean;
  isBanned?: boolean;
}

async function addSecretGroup({ name, marker, ...state }: SecretGroup): Promise<Ids> {
  const { database } = server.platform;
  groupNumber += 1;
  const userId = people.owner.id;
  const gid = await addGroupOf(server, people, {
    name: `${name} ${String(groupNumber)}`,
    shortName: `${name.toUpperCase()}${String(groupNumber)}`,
    brief: name,
    description: name,
    access: 'private',
    code: rootSecret,
    ...state,
  });
  await database
    .updateTable('groupMember')
    .set({ reason: adminSecret })
    .where('groupId', '=', gid)
    .where('auth', 'in', [1, 2])
    .execute();
  const problem = await addProblem(server, {
    groupId: gid,
    authorId: userId,
    title: marker,
    description: `statement ${marker}`,
    inputDescription: marker,
    outputDescription: marker,
    examples: JSON.stringify([{ input: marker, output: marker }]),
    hint: marker,
    source: marker,
    userExtraFiles: JSON.stringify({ 'a.h': marker }),
  });
  const cid = await addContest(server, {
    groupId: gid,
    ownerId: userId,
    title: marker,
    description: marker,
    // A ban closes it all the same.
    isBoardPublic: state.isBanned === true,
  });
  const contestProblemId = await addContestProblem(server, {
    contestId: cid,
    problemId: problem.id,
    displayId: 'A',
    displayTitle: marker,
  });
  const made = {
    userId,
    problemId: problem.id,
    groupId: gid,
    status: statuses.compileError,
    code: ownSecret,
    errorMessage: ownSecret,
  };
  const submitId = await addSubmission(server, made);
  await addSubmission(server, { ...made, contestId: cid, contestProblemId });
  const { id: tid } = await database
    .insertInto('training')
    .values({ title: marker, description: marker, groupId: gid, authorId: userId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.insertInto('trainingProblem').values({ trainingId: tid, problemId: problem.id }).execute();
  const announce = async (text: string, isHidden: boolean) => {
    const row = { groupId: gid, authorId: userId, title: text, content: text, isHidden };
    const { id } = await database
      .insertInto('groupAnnouncement')
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const announcementId = await announce(marker, false);
  const hiddenAnnouncementId = await announce(adminSecret, true);
  const { id: invitationId } = await database
    .insertInto('groupInvitation')
    .values({ groupId: gid, authorId: userId, token: `${adminSecret}${String(gid)}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: pid, displayId } = problem;
  return { gid, pid, displayId, tid, cid, submitId, announcementId, hiddenAnnouncementId, invitationId };
}

/** One input for all calls: each uses the fields that it knows. Ambiguous names are tried with each meaning. */
function inputsFor(ids: Ids) {
  const { gid, pid, displayId, tid, cid, submitId, announcementId, hiddenAnnouncementId, invitationId } = ids;
  const everywhere = {
    gid,
    groupId: gid,
    pid,
    problemId: displayId,
    problemID: displayId,
    displayId,
    tid,
    trainingId: tid,
    cid,
    contestId: cid,
    contestID: cid,
    aid: announcementId,
    submitId,
    submissionId: submitId,
    submitIds: [submitId],
    pidList: [pid],
    isContestProblemList: false,
    readAnnouncementList: [],
    type: 0,
    code: 'wrong!',
    reason: 'no reason',
    language: 'C',
    userInput: '1',
    content: 'x'.repeat(60),
    onlyMine: false,
    containsEnd: true,
    forceRefresh: true,
    format: 'csv',
    limit: 100,
    currentPage: 1,
  };
  return [
    { ...everywhere, id: gid },
    { ...everywhere, id: pid, pid: displayId, type: 'group', uid: people.owner.id },
    {
      ...everywhere,
      id: announcementId,
      cid: undefined,
      contestID: undefined,
      keyword: secret,
      problemID: undefined,
    },
    {
      ...everywhere,
      id: invitationId,
      aid: hiddenAnnouncementId,
      problemId: String(pid),
      tid: undefined,
      type: 1,
    },
    { ...everywhere, id: tid, gid: undefined, groupId: undefined, username: people.owner.username },
    { ...everywhere, id: cid, pid: 'A', problemId: 'A', displayId: 'A', isContestProblemList: true },
  ];
}

/**
 * Calls that end the session, that change the group for the following ones, or that are limited so strictly that the walk
 * would end there. They have tests of their own.
 */
const notWalked = [
  'GET /api/logout',
  'GET /api/admin/logout',
  'POST /api/group/member',
  'DELETE /api/group/member/exit',
  'DELETE /api/group',
];

const isWalked = ([name, { access, upload }]: [string, CallDefinition], isReading: boolean) =>
  access.kind !== 'judge' &&
  upload === undefined &&
  !notWalked.includes(name) &&
  (!isReading ||
    name.startsWith('GET ') ||
    name.startsWith('POST /api/get-') ||
    name.startsWith('POST /api/check-'));

const names = ({ isReading }: { isReading: boolean }) => [
  ...Object.entries<CallDefinition>(calls)
    .filter((entry) => isWalked(entry, isReading))
    .map(([name]) => name),
  ...Object.keys(downloads),
];

const tokenOf = (person: PersonName | undefined) => (person === undefined ? undefined : people[person].token);

/** Returns the calls whose responses contain a marker. A call that takes no id is sent once for all groups. */
const walk = (
  groups: readonly Ids[],
  person: PersonName | undefined,
  { markers, isReading }: { markers: readonly string[]; isReading: boolean },
) =>
  listTellingCalls(server, {
    names: names({ isReading }),
    inputs: groups.flatMap(inputsFor),
    token: tokenOf(person),
    markers,
  });

const all = [secret, adminSecret, rootSecret, ownSecret];

/** Users with no standing make every call, changes too: none of them may have an effect. */
describe('nothing of a group leaks to users who are not members', () => {
  test.each([undefined, 'outsider', 'applying', 'refused'] as const)(
    'of a private or hidden one to %s',
    async (who) => {
      expect(await walk([privateGroup, hiddenGroup], who, { markers: all, isReading: false })).toEqual([]);
    },
  );
  test.each([undefined, 'outsider', 'member', 'admin', 'root', 'owner'] as const)(
    'of a banned one to %s',
    async (who) => {
      const markers = who === 'owner' ? [bannedSecret] : [bannedSecret, ownSecret];
      expect(await walk([bannedGroup], who, { markers, isReading: false })).toEqual([]);
    },
  );
});

describe('members see what their role may see', () => {
  test.each([
    ['member', [adminSecret, rootSecret]],
    ['admin', [rootSecret]],
  ] as const)('and %s not %j', async (who, markers) => {
    expect(await walk([privateGroup, hiddenGroup], who, { markers, isReading: true })).toEqual([]);
  });

  test.each([
    ['member', secret, 'GET /api/get-group-detail'],
    ['member', secret, 'GET /api/get-group-list'],
    ['member', secret, 'GET /api/group/get-announcement-list'],
    ['member', secret, 'GET /api/get-problem-detail'],
    ['siteRoot', secret, 'GET /api/group/get-announcement-list'],
    ['admin', adminSecret, 'GET /api/group/get-admin-announcement-list'],
    ['admin', adminSecret, 'GET /api/group/get-apply-list'],
    ['admin', adminSecret, 'GET /api/group-invitation-list'],
    ['root', rootSecret, 'GET /api/get-group-detail'],
    ['owner', rootSecret, 'GET /api/get-group-detail'],
    ['siteRoot', rootSecret, 'GET /api/get-group-detail'],
  ] as const)('%s sees %s in %s', async (who, marker, name) => {
    const told = await listTellingCalls(server, {
      names: [name],
      inputs: inputsFor(hiddenGroup),
      token: tokenOf(who),
      markers: [marker],
    });
    expect(told).toEqual([name]);
  });
});

test('administrators of the site are no members: they see nothing of any group', async () => {
  const groups = [privateGroup, hiddenGroup, bannedGroup];
  const markers = [...all, bannedSecret];
  expect(await walk(groups, 'siteAdmin', { markers, isReading: true })).toEqual([]);
});
