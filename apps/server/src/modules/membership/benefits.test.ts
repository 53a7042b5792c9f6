/** What a level opens, through the calls: trainings, limits and the quota. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addTraining } from '../../testing/sample-trainings.ts';
import { storeLanguages } from '../site/index.ts';
import { loadAssistantQuota } from './load-benefits.ts';
import {
  benefitsOfLevels,
  startMembershipSite,
  type MembershipSite,
  type Person,
} from './testing/membership-site.ts';

let site: MembershipSite;
let author: Person;
let user: Person;
let problem: Awaited<ReturnType<typeof addProblem>>;
let tid: number;

beforeAll(async () => {
  site = await startMembershipSite();
  await storeLanguages(site.server.platform);
  author = await site.server.addUser();
  problem = await addProblem(site.server);
  tid = await addTraining(site.server, { authorId: author.id, problemIds: [problem.id] });
});
afterAll(() => site.server.close());
beforeEach(async () => {
  user = await site.server.addUser();
  await lock([{ id: tid, level: 2 }]);
});

const saveSettings = (changes: object) =>
  site.server.call('PUT /api/admin/membership/settings', {
    token: site.root.token,
    body: { isOpen: true, instructions: 'Transfer.', benefits: benefitsOfLevels, ...changes },
  });
const lock = (trainings: { id: number; level: number }[]) => saveSettings({ trainings });

const grant = (person: Person, level: number, days: number) =>
  site.server.call('POST /api/admin/membership/grant', {
    token: site.root.token,
    body: { uid: person.id, level, days, note: '' },
  });

const listProblems = ({ token }: Person, id = tid) =>
  site.server.call('GET /api/get-training-problem-list', { token, query: { tid: id } });
const locksOf = async (person: Person | undefined, id = tid) =>
  (
    await site.server.call('GET /api/training-locks', {
      query: { tids: String(id) },
      ...(person !== undefined && { token: person.token }),
    })
  ).envelope.data;
const progressOf = async ({ token }: Person, id = tid) =>
  (await site.server.call('GET /api/training-progress', { token, query: { tid: id } })).envelope.data;

describe('a training that needs a level', () => {
  test('is locked below it: every call about its content names the level', async () => {
    await grant(user, 1, 30);
    const { token } = user;
    const query = { tid };
    const { displayId } = problem;
    const answers = [
      await listProblems(user),
      await site.server.call('GET /api/get-training-rank', {
        token,
        query: { ...query, currentPage: 1, limit: 10 },
      }),
      await site.server.call('GET /api/get-training-problem-details', {
        token,
        query: { tid, cid: tid, displayId },
      }),
      await site.server.call('POST /api/submit-problem-judge', {
        token,
        body: { pid: displayId, language: 'C', code: 'int main() { return 0; }', cid: 0, tid },
      }),
    ];
    for (const { errorCode, envelope } of answers) {
      expect(errorCode).toBe('trainingLocked');
      expect(envelope).toMatchObject({ data: { lock: { level: 2 } } });
      expect(envelope.msg).toContain('1-2');
    }
    expect(await progressOf(user)).toMatchObject({ access: 'locked', lock: { level: 2 }, cells: {} });
  });

  test('is shown with its lock in lists, also to guests', async () => {
    expect(await locksOf(user)).toEqual({ [tid]: { level: 2 } });
    expect(await locksOf(undefined)).toEqual({ [tid]: { level: 2 } });
    const { envelope, errorCode } = await site.server.call('GET /api/get-training-detail', {
      token: user.token,
      query: { tid },
    });
    expect(errorCode).toBeUndefined();
    expect(envelope.data).toMatchObject({ id: tid });
  });

  test('opens at the level, and without a restart when the configuration changes', async () => {
    await grant(user, 2, 30);
    expect((await listProblems(user)).errorCode).toBeUndefined();
    expect(await locksOf(user)).toEqual({});
    expect(await progressOf(user)).toMatchObject({ access: 'open', lock: null });
    await lock([{ id: tid, level: 3 }]);
    expect((await listProblems(user)).errorCode).toBe('trainingLocked');
    await lock([]);
    const other = await site.server.addUser();
    expect((await listProblems(other)).errorCode).toBeUndefined();
  });

  test('is open to its author and to administrators of the site', async () => {
    const problemAdmin = await site.server.addUser({ role: 'problem_admin' });
    for (const person of [author, site.root, problemAdmin]) {
      expect((await listProblems(person)).errorCode).toBeUndefined();
      expect(await locksOf(person)).toEqual({});
    }
  });

  test('is open to teachers of its group, and locked for its members', async () => {
    const owner = await site.server.addUser();
    const gid = await addGroup(site.server, { ownerId: owner.id });
    const teacher = await site.server.addUser();
    await addGroupMember(site.server, gid, { userId: teacher.id, standing: 'admin' });
    await addGroupMember(site.server, gid, { userId: user.id, standing: 'member' });
    const inGroup = await addTraining(site.server, { groupId: gid, authorId: author.id });
    await lock([{ id: inGroup, level: 1 }]);
    expect((await listProblems(teacher, inGroup)).errorCode).toBeUndefined();
    expect((await listProblems(user, inGroup)).errorCode).toBe('trainingLocked');
    expect(await locksOf(await site.server.addUser(), inGroup)).toEqual({});
  });

  test('cannot be joined with its password', async () => {
    const closed = await addTraining(site.server, { visibility: 'private', password: 'sesame' });
    await lock([{ id: closed, level: 1 }]);
    const join = () =>
      site.server.call('POST /api/register-training', {
        token: user.token,
        body: { tid: closed, password: 'sesame' },
      });
    expect((await join()).errorCode).toBe('trainingLocked');
    await grant(user, 1, 1);
    expect((await join()).errorCode).toBeUndefined();
  });

  test('whose membership ends in the middle keeps own results and submissions readable', async () => {
    await grant(user, 2, 30);
    const submitId = await addSubmission(site.server, {
      problemId: problem.id,
      userId: user.id,
      status: 0,
      code: 'int main() {}',
    });
    const stranger = await site.server.addUser();
    await addSubmission(site.server, { problemId: problem.id, userId: stranger.id, status: 0 });
    await site.passDays(31);
    expect((await listProblems(user)).errorCode).toBe('trainingLocked');
    expect(await progressOf(user)).toMatchObject({
      access: 'locked',
      lock: { level: 2 },
      acCount: 1,
      cells: { [problem.displayId]: { status: 0 } },
    });
    const { envelope, errorCode } = await site.server.call('GET /api/get-submission-detail', {
      token: user.token,
      query: { submitId },
    });
    expect(errorCode).toBeUndefined();
    expect(envelope.data).toMatchObject({ submission: { code: 'int main() {}' } });
    // Without a membership ever, not even the problems in it are revealed.
    expect(await progressOf(stranger)).toMatchObject({ access: 'locked', acCount: 0, cells: {} });
  });

  test('is chosen among the trainings that exist', async () => {
    expect((await lock([{ id: 999_999, level: 1 }])).errorCode).toBe('trainingNotFound');
    const read = async () =>
      (await site.server.call('GET /api/admin/membership/settings', { token: site.root.token })).envelope
        .data as { trainings: object[] };
    expect((await read()).trainings).toEqual([{ id: tid, level: 2, title: 'A training' }]);
    await saveSettings({});
    expect((await read()).trainings).toHaveLength(1);
  });
});

describe('limits', () => {
  const withLimits = (level: number, changes: object) =>
    saveSettings({
      benefits: benefitsOfLevels.map((benefits, index) =>
        index === level ? { ...benefits, ...changes } : benefits,
      ),
    });
  afterAll(() => saveSettings({}));

  test('a level submits more often, and a lapsed one does not', async () => {
    await withLimits(1, { submitInterval: 0 });
    const send = () =>
      site.server.call('POST /api/submit-problem-judge', {
        token: user.token,
        body: {
          pid: problem.displayId,
          language: 'C',
          code: `int main() { return ${String(Math.random())}; }`,
          cid: 0,
        },
      });
    const submit = async () => (await send()).errorCode;
    await grant(user, 1, 1);
    expect([await submit(), await submit()]).toEqual([undefined, undefined]);
    await site.passDays(2);
    expect(await submit()).toBeUndefined();
    const { errorCode, envelope } = await send();
    expect(errorCode).toBe('submitTooSoon');
    expect(envelope.msg).toContain('1-1');
  });

  test('a level starts more discussions a day', async () => {
    await site.server.platform.settings.change('switches', { defaultCreateDiscussionDailyLimit: 1 });
    await withLimits(1, { discussionsPerDay: 7 });
    const read = async () =>
      (await site.server.call('GET /api/discussion-posting-limits', { token: user.token })).envelope.data;
    expect(await read()).toMatchObject({ dailyMaximum: 1, lock: { level: 1 } });
    await grant(user, 1, 1);
    expect(await read()).toMatchObject({ dailyMaximum: 7, lock: null });
  });

  test('the assistant answers as many questions as the level has', async () => {
    const quota = () => {
      const { id, username } = user;
      return loadAssistantQuota(site.server.platform, { id, username, role: 'default_user' });
    };
    expect(await quota()).toBe(0);
    await grant(user, 2, 1);
    expect(await quota()).toBe(20);
    await withLimits(2, { assistantQuota: 33 });
    expect(await quota()).toBe(33);
    await site.passDays(2);
    expect(await quota()).toBe(0);
  });
});
