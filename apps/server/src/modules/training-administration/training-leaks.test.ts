/**
 * Sends every call about trainings, problems and submissions with the ids of a training, its problem and its submission, as
 * users without access. Everything of the training contains one marker word; the password and the real names, which also
 * members must not see, contain a second one.
 */
import {
  adminProblemFormCalls,
  adminProblemsCalls,
  adminTrainingsCalls,
  groupTrainingsCalls,
  ownProgressCalls,
  problemReadingCalls,
  statuses,
  submissionsCalls,
  trainingAdministrationCalls,
  trainingProgressCalls,
  trainingProgressDownloads,
  trainingsCalls,
} from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addTraining } from '../../testing/sample-trainings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { listTellingCalls, sendByName, type WalkInput } from '../../testing/walk-calls.ts';
import { storeLanguages } from '../site/index.ts';
import { lockTraining, recomputeProgress } from '../trainings/index.ts';

const marker = 'zugzwang';
const innerMarker = 'luftloch';
/** Of the hidden training outside groups, which administrators of the site list. */
const hiddenMarker = 'fianchetto';

type User = Awaited<ReturnType<TestServer['addUser']>>;
const trainingNames = [
  trainingsCalls,
  trainingProgressCalls,
  trainingProgressDownloads,
  adminTrainingsCalls,
  trainingAdministrationCalls,
  groupTrainingsCalls,
].flatMap((definitions) => Object.keys(definitions));
/** Calls that show the problem or the submission. */
const otherNames = [
  ownProgressCalls,
  problemReadingCalls,
  submissionsCalls,
  adminProblemsCalls,
  adminProblemFormCalls,
].flatMap((definitions) => Object.keys(definitions).filter((name) => name.startsWith('GET ')));
const names = [...trainingNames, ...otherNames];
const reading = names.filter((name) => name.startsWith('GET '));

let server: TestServer;
const people = {} as Record<
  | 'author'
  | 'student'
  | 'outsider'
  | 'applicant'
  | 'refused'
  | 'member'
  | 'groupAdmin'
  | 'groupRoot'
  | 'siteAdmin'
  | 'problemAdmin'
  | 'root',
  User
>;
type Who = keyof typeof people;

interface Stage {
  tid: number;
  gid: number | null;
  pid: number;
  displayId: string;
  submitId: number;
}
let hidden: Stage;
let locked: Stage;
/** Needs a membership. */
let forMembers: Stage;
let ofGroup: Stage;
let ofBannedGroup: Stage;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  const { database } = server.platform;
  for (const [who, role] of [
    ['author', 'admin'],
    ['student', 'default_user'],
    ['outsider', 'default_user'],
    ['applicant', 'default_user'],
    ['refused', 'default_user'],
    ['member', 'default_user'],
    ['groupAdmin', 'default_user'],
    ['groupRoot', 'default_user'],
    ['siteAdmin', 'admin'],
    ['problemAdmin', 'problem_admin'],
    ['root', 'root'],
  ] as const)
    people[who] = await server.addUser({ role });
  await database
    .updateTable('userAccount')
    .set({ realname: innerMarker })
    .where('id', '=', people.student.id)
    .execute();
  hidden = await addStage({ gid: null, isListed: false, title: hiddenMarker, description: hiddenMarker });
  locked = await addStage({ gid: null, isListed: true, title: 'Open title', description: '' });
  ofGroup = await addStage({ gid: await addSecretGroup(false) });
  forMembers = await addStage({ gid: await addSecretGroup(false) });
  await server.platform.settings.change('membership', { trainings: [{ id: forMembers.tid, level: 1 }] });
  ofBannedGroup = await addStage({ gid: await addSecretGroup(true) });
});
afterAll(() => server.close());

async function addSecretGroup(isBanned: boolean): Promise<number> {
  const gid = await addGroup(server, { ownerId: people.groupRoot.id, isVisible: false, isBanned });
  for (const [who, standing] of [
    ['applicant', 'applying'],
    ['refused', 'refused'],
    ['member', 'member'],
    ['student', 'member'],
    ['groupAdmin', 'admin'],
    ['author', 'admin'],
  ] as const)
    await addGroupMember(server, gid, { userId: people[who].id, standing });
  return gid;
}

async function addStage({
  gid,
  isListed = true,
  title = marker,
  description = marker,
}: {
  gid: number | null;
  isListed?: boolean;
  title?: string;
  description?: string;
}): Promise<Stage> {
  const { database, clock } = server.platform;
  const secret = gid === null ? 'an open problem' : marker;
  const problem = await addProblem(server, {
    groupId: gid,
    title: secret,
    description: secret,
    hint: secret,
    authorId: people.author.id,
  });
  const userId = people.student.id;
  const submitId = await addSubmission(server, {
    problemId: problem.id,
    userId,
    groupId: gid,
    status: statuses.compileError,
    code: innerMarker,
    errorMessage: innerMarker,
  });
  const tid = await addTraining(server, {
    groupId: gid,
    isListed,
    title,
    description,
    authorId: people.author.id,
    visibility: 'private',
    password: innerMarker,
    problemIds: [problem.id],
  });
  await database
    .insertInto('trainingParticipant')
    .values({ trainingId: tid, userId, registeredAt: clock() })
    .execute();
  await inTransaction(database, async (transaction) => {
    const training = await lockTraining(transaction, tid);
    if (training !== undefined) await recomputeProgress(transaction, training);
  });
  return { tid, gid, pid: problem.id, displayId: problem.displayId, submitId };
}

/** Ambiguous names are tried with each meaning. */
function inputsOf({ tid, gid, pid, displayId, submitId }: Stage): WalkInput[] {
  const everywhere = {
    tid,
    tids: String(tid),
    gid: gid ?? undefined,
    pid,
    problemId: displayId,
    problemID: displayId,
    displayId,
    submitId,
    submitIds: [submitId],
    pidList: [pid],
    isContestProblemList: false,
    uid: people.outsider.id,
    isDisabled: false,
    status: true,
    password: 'a guess',
    name: 'CF',
    language: 'C',
    code: 'int main() {}',
    limit: 100,
    currentPage: 1,
    format: 'csv',
    training: { id: tid, gid: gid ?? undefined },
  };
  return [
    { ...everywhere, id: tid, cid: tid, queryExisted: true },
    { ...everywhere, id: pid, gid: undefined, keyword: 'o', queryExisted: false },
  ];
}

const tokenOf = (who: Who | undefined) => (who === undefined ? undefined : people[who].token);
const tell = (
  stage: Stage,
  who: Who | undefined,
  markers: readonly string[],
  walked: readonly string[] = names,
) => listTellingCalls(server, { names: walked, inputs: inputsOf(stage), token: tokenOf(who), markers });

describe('nothing leaks', () => {
  test.each([
    ['of a hidden training', () => hidden, [undefined, 'outsider', 'member'] as const],
    [
      'of a training of a hidden group',
      () => ofGroup,
      [undefined, 'applicant', 'refused', 'outsider', 'siteAdmin', 'problemAdmin'] as const,
    ],
    [
      'of a training of a banned group',
      () => ofBannedGroup,
      [undefined, 'outsider', 'member', 'groupAdmin', 'groupRoot', 'author', 'siteAdmin'] as const,
    ],
  ])('%s', async (_what, stage, viewers) => {
    const markers = [stage() === hidden ? hiddenMarker : marker, innerMarker];
    for (const who of viewers) expect([who, await tell(stage(), who, markers)]).toEqual([who, []]);
  });

  test('a private training shows unregistered users neither its password nor its participants', async () => {
    for (const who of [undefined, 'outsider', 'siteAdmin', 'problemAdmin'] as const) {
      // Administrators of the site see all code of its public problems.
      const walked = names.filter((name) =>
        who !== 'siteAdmin' && who !== 'problemAdmin' ? true : !name.includes('submission'),
      );
      expect([who, await tell(locked, who, [innerMarker], walked)]).toEqual([who, []]);
    }
    for (const name of ['GET /api/get-training-problem-list', 'GET /api/get-training-rank']) {
      const { errorCode } = await sendByName(server, name, {
        input: { tid: locked.tid },
        token: people.outsider.token,
      });
      expect([name, errorCode]).toEqual([name, 'trainingNotRegistered']);
    }
  });

  test('a training that needs a membership shows members without it its introduction only', async () => {
    const content = [
      'GET /api/get-training-problem-list',
      'GET /api/get-training-problem-details',
      'GET /api/get-training-rank',
      'GET /api/get-full-screen-problem-list',
    ].filter((name) => names.includes(name));
    expect(content.length).toBeGreaterThan(2);
    for (const who of ['member', 'student'] as const)
      expect([who, await tell(forMembers, who, [marker, people.student.username], content)]).toEqual([
        who,
        [],
      ]);
    const progress = await sendByName(server, 'GET /api/training-progress', {
      input: { tid: forMembers.tid },
      token: people.student.token,
    });
    expect(progress.body).toContain('"access":"locked"');
    expect(progress.body).not.toContain(forMembers.displayId);
    for (const who of ['groupRoot', 'author'] as const)
      expect([who, await tell(forMembers, who, [marker], ['GET /api/get-training-problem-list'])]).toEqual([
        who,
        ['GET /api/get-training-problem-list'],
      ]);
  });

  test('members see neither the password, nor real names, nor the code of others', async () => {
    expect(await tell(ofGroup, 'member', [innerMarker])).toEqual([]);
    expect(await tell(ofGroup, 'groupAdmin', [innerMarker])).toEqual([
      'GET /api/group/get-admin-training-list',
    ]);
  });
});

test('the test sends valid input to each call of trainings', async () => {
  for (const name of trainingNames) {
    const codes = [];
    for (const input of inputsOf(ofGroup))
      codes.push((await sendByName(server, name, { input, token: people.outsider.token })).errorCode);
    expect(
      codes.some((code) => code !== 'invalidField'),
      name,
    ).toBe(true);
  }
});

test('the test finds the markers as a root of the group', async () => {
  expect(await tell(ofGroup, 'groupRoot', [marker], reading)).toEqual([
    'GET /api/admin/problem',
    'GET /api/get-full-screen-problem-list',
    'GET /api/get-problem-detail',
    'GET /api/get-submission-detail',
    'GET /api/get-training-detail',
    'GET /api/get-training-problem-details',
    'GET /api/get-training-problem-list',
    'GET /api/group/get-admin-training-list',
    'GET /api/group/get-training-list',
    'GET /api/group/get-training-problem-list',
    'GET /api/group/training',
    'GET /api/training-activity',
    'GET /api/training-form',
    'GET /api/training-progress-matrix',
  ]);
  expect(await tell(ofGroup, 'groupRoot', [innerMarker], reading)).toEqual([
    'GET /api/file/download-training-progress',
    'GET /api/get-submission-detail',
    'GET /api/get-training-rank',
    'GET /api/group/get-admin-training-list',
    'GET /api/group/training',
    'GET /api/training-form',
    'GET /api/training-progress-matrix',
  ]);
});
