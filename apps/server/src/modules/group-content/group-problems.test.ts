import type {
  AdministeredGroupProblem,
  AdministeredProblemForm,
  ProblemInfo,
  WireProblemRow,
} from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addSubmission } from '../../testing/sample-content.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addTraining } from '../../testing/sample-trainings.ts';
import { validDraft, type SentDraft } from '../problem-administration/testing/problem-draft.ts';
import { startClassSite, type ClassSite, type Person } from './testing/class-site.ts';

let site: ClassSite;
beforeAll(async () => {
  site = await startClassSite();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  await site.database.deleteFrom('problem').execute();
});

const tokenOf = (person: Person) => site.people[person].token;

const create = (person: Person, problem: Partial<SentDraft['problem']> = {}, rest: Partial<SentDraft> = {}) =>
  site.server.call('POST /api/group/problem', {
    token: tokenOf(person),
    body: {
      ...validDraft({ problemId: 'a1', auth: 1, ...problem }, rest),
      problem: { ...validDraft({ problemId: 'a1', auth: 1, ...problem }).problem, gid: site.groupId },
    },
  });
async function createdBy(person: Person, problem: Partial<SentDraft['problem']> = {}): Promise<number> {
  const { envelope, errorCode } = await create(person, problem);
  expect([errorCode, envelope.msg]).toEqual([undefined, 'success']);
  return (envelope.data as { pid: number }).pid;
}
const readForm = async (person: Person, pid: number) =>
  site.server.call('GET /api/group/problem', { token: tokenOf(person), query: { pid } });
const change = async (person: Person, pid: number, problem: Partial<SentDraft['problem']>) =>
  (
    await site.server.call('PUT /api/group/problem', {
      token: tokenOf(person),
      body: { problem: { id: pid, ...problem } },
    })
  ).errorCode;
const list = async (person: Person) =>
  (
    await site.server.call('GET /api/group/get-problem-list', {
      token: tokenOf(person),
      query: { gid: site.groupId },
    })
  ).envelope.data as { records: WireProblemRow[]; total: number } | null;
const listAdministered = async (person: Person) =>
  (
    await site.server.call('GET /api/group/get-admin-problem-list', {
      token: tokenOf(person),
      query: { gid: site.groupId },
    })
  ).envelope.data as { records: AdministeredGroupProblem[] } | null;
const apply = async (person: Person, pid: number, isApplied = true) =>
  (
    await site.server.call('PUT /api/group/apply-public', {
      token: tokenOf(person),
      query: { pid, isApplied },
    })
  ).errorCode;
const answer = async (pid: number, progress: number) =>
  (
    await site.server.call('PUT /api/admin/group-problem/change-progress', {
      token: tokenOf('siteAdmin'),
      body: { pid, progress },
    })
  ).errorCode;

describe('creating a problem in a group', () => {
  test('is refused with a time limit that keeps a judge from others', async () => {
    expect((await create('owner', { timeLimit: 30_001 })).errorCode).toBe('problemFormInvalid');
    const pid = await createdBy('owner', { timeLimit: 30_000 });
    expect(await change('owner', pid, { timeLimit: 60_000 })).toBe('problemFormInvalid');
  });

  test.each<[Person, string | undefined]>([
    ['owner', undefined],
    ['root', undefined],
    ['admin', undefined],
    ['superAdmin', undefined],
    ['member', 'groupAdminsOnly'],
    ['applicant', 'groupAdminsOnly'],
    ['outsider', 'groupAdminsOnly'],
    ['siteAdmin', 'groupAdminsOnly'],
  ])('as %s: %s', async (person, errorCode) => {
    expect((await create(person)).errorCode).toBe(errorCode);
    const stored = await site.database.selectFrom('problem').select(['displayId', 'groupId']).execute();
    expect(stored).toEqual(errorCode === undefined ? [{ displayId: 'CLASS7A1', groupId: site.groupId }] : []);
  });

  test('refuses a taken id, a missing and an unknown group', async () => {
    await createdBy('admin');
    expect((await create('root')).errorCode).toBe('problemIdTaken');
    const body = validDraft({ problemId: 'b' });
    const send = (gid?: number) =>
      site.server.call('POST /api/group/problem', {
        token: tokenOf('admin'),
        body: { ...body, problem: { ...body.problem, ...(gid !== undefined && { gid }) } },
      });
    expect((await send()).errorCode).toBe('groupIdMissing');
    expect((await send(987_654)).errorCode).toBe('groupNotFound');
    expect((await send(site.otherGroupId)).errorCode).toBe('groupAdminsOnly');
  });

  test('new tags belong to the group; tags of another group are refused', async () => {
    const { envelope } = await create('admin', {}, { tags: [{ name: 'homework' }] });
    const { pid } = envelope.data as { pid: number };
    const tags = await site.database
      .selectFrom('tag')
      .select(['id', 'groupId'])
      .where('name', '=', 'homework')
      .execute();
    expect(tags).toMatchObject([{ groupId: site.groupId }]);
    const foreign = await site.database
      .insertInto('tag')
      .values({ name: 'theirs', groupId: site.otherGroupId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const refused = await create('admin', { problemId: 'b' }, { tags: [{ id: foreign.id }] });
    expect(refused.errorCode).toBe('tagGone');
    const all = await site.server.call('GET /api/group/get-all-problem-tags', {
      token: tokenOf('admin'),
      query: { gid: site.groupId },
    });
    const names = (all.envelope.data as { name: string }[]).map(({ name }) => name);
    expect(names).toContain('homework');
    expect(names).not.toContain('theirs');
    expect((await readForm('admin', pid)).envelope.data).toMatchObject({ tags: [{ name: 'homework' }] });
  });
});

describe('a problem of a group', () => {
  test.each<[Person, string | undefined]>([
    ['admin', undefined],
    ['root', undefined],
    ['owner', undefined],
    ['superAdmin', undefined],
    ['otherAdmin', 'problemNotYours'],
    ['member', 'problemNotYours'],
    ['outsider', 'problemNotYours'],
    ['siteAdmin', 'problemNotYours'],
  ])('made by an admin is opened and changed by %s: %s', async (person, errorCode) => {
    const pid = await createdBy('admin');
    expect((await readForm(person, pid)).errorCode).toBe(errorCode);
    expect(await change(person, pid, { title: 'Renamed', problemId: 'a2' })).toBe(errorCode);
    const cases = await site.server.call('GET /api/group/get-problem-cases', {
      token: tokenOf(person),
      query: { pid },
    });
    expect(cases.errorCode).toBe(errorCode);
    const { displayId } = await site.database
      .selectFrom('problem')
      .select('displayId')
      .where('id', '=', pid)
      .executeTakeFirstOrThrow();
    expect(displayId).toBe(errorCode === undefined ? 'CLASS7A2' : 'CLASS7A1');
  });

  test('is changed neither by the back office nor by an author who left', async () => {
    const pid = await createdBy('admin');
    const put = await site.server.call('PUT /api/admin/problem', {
      token: tokenOf('superAdmin'),
      body: { problem: { id: pid, title: 'x' } },
    });
    expect(put.errorCode).toBe('problemOfGroup');
    await site.database
      .updateTable('groupMember')
      .set({ auth: 2 })
      .where('userId', '=', site.people.admin.id)
      .execute();
    expect(await change('admin', pid, { title: 'x' })).toBe('problemNotYours');
    await site.database
      .updateTable('groupMember')
      .set({ auth: 4 })
      .where('userId', '=', site.people.admin.id)
      .execute();
  });

  test('has its tools for its author: case contents, checks, uploads, downloads', async () => {
    const pid = await createdBy('admin');
    const call = async (person: Person) => {
      const token = tokenOf(person);
      const solutions = await site.server.call('GET /api/admin/problem/solutions', { token, query: { pid } });
      const effect = await site.server.call('GET /api/admin/problem/judging-change', {
        token,
        query: { pid },
      });
      return [solutions.errorCode, effect.errorCode];
    };
    expect(await call('admin')).toEqual([undefined, undefined]);
    expect(await call('root')).toEqual([undefined, undefined]);
    expect(await call('member')).toEqual(['problemNotYours', 'problemNotYours']);
    const { id: ofSite } = await site.database
      .insertInto('problem')
      .values({ displayId: 'SITE', title: 'x', visibility: 'public' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const foreign = await site.server.call('GET /api/admin/problem/solutions', {
      token: tokenOf('admin'),
      query: { pid: ofSite },
    });
    expect(foreign.errorCode).toBe('noPermission');
    expect((await readForm('siteAdmin', ofSite)).errorCode).toBe('problemNotInGroup');
  });

  test('is opened by its author while it is hidden, with the languages of its form', async () => {
    const pid = await createdBy('admin', { auth: 2 });
    const open = async (person: Person) => {
      const token = tokenOf(person);
      const page = await site.server.call('GET /api/get-problem-detail', {
        token,
        query: { problemId: 'CLASS7A1', gid: site.groupId },
      });
      const languages = await site.server.call('GET /api/get-problem-languages', { token, query: { pid } });
      return [page.errorCode === undefined, languages.errorCode === undefined];
    };
    expect(await open('admin')).toEqual([true, true]);
    expect(await open('root')).toEqual([true, true]);
    expect(await open('member')).toEqual([false, false]);
  });

  test('is listed for members when it is public in the group, with the results of the group', async () => {
    const pid = await createdBy('admin');
    await createdBy('admin', { problemId: 'b1', auth: 2 });
    const userId = site.people.member.id;
    await addSubmission(site.server, { problemId: pid, userId, groupId: site.groupId, status: 0 });
    await addSubmission(site.server, { problemId: pid, userId, groupId: site.groupId, status: -1 });
    await addSubmission(site.server, { problemId: pid, userId, status: 0 });
    expect(await list('member')).toMatchObject({
      records: [{ problemId: 'CLASS7A1', ac: 1, wa: 1, total: 2 }],
      total: 1,
    });
    const page = await site.server.call('GET /api/get-problem-detail', {
      token: tokenOf('member'),
      query: { problemId: 'CLASS7A1', gid: site.groupId },
    });
    expect(page.envelope.data).toMatchObject({
      problemCount: { pid, ac: 1, wa: 1, total: 2 },
      problem: { applyPublicProgress: null, source: '', ioScore: 100 },
    });
    expect(await list('outsider')).toBeNull();
    expect(await listAdministered('member')).toBeNull();
    const rows = (await listAdministered('otherAdmin'))?.records;
    expect(rows?.map(({ problemId, auth, canEdit }) => [problemId, auth, canEdit])).toEqual([
      ['CLASS7B1', 2, false],
      ['CLASS7A1', 1, false],
    ]);
    expect((await listAdministered('root'))?.records.map(({ canEdit }) => canEdit)).toEqual([true, true]);
  });

  test('changes its visibility and is deleted by its author, unless a contest contains it', async () => {
    const pid = await createdBy('admin');
    const setAuth = async (person: Person, auth: number) =>
      (
        await site.server.call('PUT /api/group/change-problem-auth', {
          token: tokenOf(person),
          query: { pid, auth },
        })
      ).errorCode;
    expect(await setAuth('otherAdmin', 2)).toBe('problemNotYours');
    expect(await setAuth('admin', 2)).toBeUndefined();
    expect(await list('member')).toMatchObject({ total: 0 });
    const remove = async (person: Person) =>
      (await site.server.call('DELETE /api/group/problem', { token: tokenOf(person), query: { pid } }))
        .errorCode;
    const contestId = await addContest(site.server, { groupId: site.groupId });
    await addContestProblem(site.server, { contestId, problemId: pid, displayId: 'A' });
    expect(await remove('admin')).toBe('groupProblemInUse');
    await site.database.deleteFrom('contest').execute();
    expect(await remove('member')).toBe('problemNotYours');
    expect(await remove('admin')).toBeUndefined();
    expect(await site.database.selectFrom('problem').select('id').execute()).toEqual([]);
  });
});

test('a problem of a training is not deleted, and the refusal names the training', async () => {
  const pid = await createdBy('admin');
  const trainingId = await addTraining(site.server, {
    title: 'Week 1',
    groupId: site.groupId,
    problemIds: [pid],
  });
  const remove = () =>
    site.server.call('DELETE /api/group/problem', { token: tokenOf('admin'), query: { pid } });
  const refused = await remove();
  expect(refused.errorCode).toBe('groupProblemInUse');
  expect(refused.envelope.msg).toContain('Week 1');
  expect(await site.database.selectFrom('trainingProblem').select('problemId').execute()).toEqual([
    { problemId: pid },
  ]);
  await site.database.deleteFrom('training').where('id', '=', trainingId).execute();
  expect((await remove()).errorCode).toBeUndefined();
});

describe('the application to become public', () => {
  const isPublic = async () =>
    (await site.server.call('GET /api/get-problem-detail', { query: { problemId: 'CLASS7A1' } }))
      .errorCode === undefined;
  /** The page of the problem shows the same. */
  const progress = async () => {
    const listed = (await listAdministered('root'))?.records[0]?.applyPublicProgress;
    const { envelope } = await site.server.call('GET /api/get-problem-detail', {
      token: tokenOf('root'),
      query: { problemId: 'CLASS7A1', gid: site.groupId },
    });
    expect((envelope.data as ProblemInfo).problem.applyPublicProgress).toBe(listed);
    return listed;
  };

  test('goes through its four states, and an approved problem can be taken back', async () => {
    const pid = await createdBy('admin');
    expect(await progress()).toBeNull();
    expect(await apply('member', pid)).toBe('groupAuthorsOnly');
    expect(await apply('outsider', pid)).toBe('groupMembersOnly');
    expect(await apply('admin', pid)).toBeUndefined();
    expect(await progress()).toBe(1);
    expect(await apply('admin', pid, false)).toBeUndefined();
    expect(await progress()).toBeNull();
    await apply('root', pid);
    expect(await answer(pid, 3)).toBeUndefined();
    expect([await progress(), await isPublic()]).toEqual([3, false]);
    await apply('admin', pid);
    expect(await answer(pid, 2)).toBeUndefined();
    expect([await progress(), await isPublic()]).toEqual([2, true]);
    expect((await listAdministered('root'))?.records).toMatchObject([{ canEdit: false, gid: site.groupId }]);
    expect(await apply('admin', pid, false)).toBeUndefined();
    expect([await progress(), await isPublic()]).toEqual([null, false]);
    expect(((await readForm('admin', pid)).envelope.data as AdministeredProblemForm).isGroup).toBe(true);
  });

  test('cannot be taken back while a contest of the site uses the problem', async () => {
    const pid = await createdBy('admin');
    await apply('admin', pid);
    await answer(pid, 2);
    const contestId = await addContest(site.server);
    await addContestProblem(site.server, { contestId, problemId: pid, displayId: 'A' });
    expect(await apply('admin', pid, false)).toBe('problemUsedOutsideGroup');
    expect(await isPublic()).toBe(true);
    await site.database.deleteFrom('contest').execute();
  });
});
