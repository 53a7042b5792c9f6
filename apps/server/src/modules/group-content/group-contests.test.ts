import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { validDraft } from '../problem-administration/testing/problem-draft.ts';
import { startClassSite, type ClassSite, type Person } from './testing/class-site.ts';

let site: ClassSite;
beforeAll(async () => {
  site = await startClassSite();
});
afterAll(() => site.server.close());
beforeEach(async () => {
  await site.database.deleteFrom('contest').execute();
  await site.database.deleteFrom('problem').execute();
});

const tokenOf = (person: Person) => site.people[person].token;
const hourMs = 3_600_000;
const form = () => {
  const now = site.server.platform.clock().getTime();
  return {
    title: 'Class contest',
    description: 'Three problems.',
    type: 0,
    auth: 0,
    startTime: new Date(now + hourMs).toISOString(),
    endTime: new Date(now + 3 * hourMs).toISOString(),
  };
};
const create = (person: Person, gid: number | undefined = site.groupId) =>
  site.server.call('POST /api/group/contest', { token: tokenOf(person), body: { ...form(), gid } });
async function createdBy(person: Person): Promise<number> {
  const { envelope, errorCode } = await create(person);
  expect([errorCode, envelope.msg]).toEqual([undefined, 'success']);
  return (envelope.data as { cid: number }).cid;
}
const readForm = async (person: Person, cid: number) =>
  (await site.server.call('GET /api/group/contest', { token: tokenOf(person), query: { cid } })).errorCode;
const list = async (person: Person) =>
  (
    await site.server.call('GET /api/group/get-contest-list', {
      token: tokenOf(person),
      query: { gid: site.groupId },
    })
  ).envelope.data as { records: { id: number; gid: number }[] } | null;

describe('contests of a group', () => {
  test.each<[Person, string | undefined]>([
    ['owner', undefined],
    ['admin', undefined],
    ['superAdmin', undefined],
    ['member', 'groupAdminsOnly'],
    ['applicant', 'groupAdminsOnly'],
    ['outsider', 'groupAdminsOnly'],
    ['siteAdmin', 'groupAdminsOnly'],
  ])('are created by %s: %s', async (person, errorCode) => {
    expect((await create(person)).errorCode).toBe(errorCode);
  });

  test('cannot keep the test runs of the site waiting', async () => {
    const body = { ...form(), gid: site.groupId, testRunsApart: true };
    const token = tokenOf('superAdmin');
    const created = await site.server.call('POST /api/group/contest', { token, body });
    expect(created.errorCode).toBe('contestFormInvalid');
    const cid = await createdBy('owner');
    const changed = await site.server.call('PUT /api/group/contest', {
      token,
      body: { ...form(), id: cid, testRunsApart: true },
    });
    expect(changed.errorCode).toBe('contestFormInvalid');
  });

  test('need an existing group', async () => {
    expect((await create('admin', 987_654)).errorCode).toBe('groupNotFound');
    const body = form();
    const without = await site.server.call('POST /api/group/contest', { token: tokenOf('admin'), body });
    expect(without.errorCode).toBe('groupIdMissing');
  });

  test.each<[Person, string | undefined]>([
    ['admin', undefined],
    ['root', undefined],
    ['superAdmin', undefined],
    ['otherAdmin', 'contestNotYours'],
    ['member', 'contestNotYours'],
    ['outsider', 'groupMembersOnly'],
    ['siteAdmin', 'groupMembersOnly'],
  ])('of an admin are administered by %s: %s', async (person, errorCode) => {
    const cid = await createdBy('admin');
    const token = tokenOf(person);
    expect(await readForm(person, cid)).toBe(errorCode);
    const saved = await site.server.call('PUT /api/group/contest', {
      token,
      body: { id: cid, title: 'Renamed' },
    });
    expect(saved.errorCode).toBe(errorCode);
    const announced = await site.server.call('POST /api/group/contest-announcement', {
      token,
      body: { cid, announcement: { title: 'Hello', content: 'x', status: 0 } },
    });
    expect(announced.errorCode).toBe(errorCode);
    const removed = await site.server.call('DELETE /api/group/contest', { token, query: { cid } });
    expect(removed.errorCode).toBe(errorCode);
    expect(await site.database.selectFrom('contest').select('id').execute()).toHaveLength(
      errorCode === undefined ? 0 : 1,
    );
  });

  test('are not those of the site', async () => {
    const cid = await addContest(site.server);
    expect(await readForm('superAdmin', cid)).toBe('contestNotInGroup');
    expect(await readForm('superAdmin', 987_654)).toBe('contestNotFound');
    const ofGroup = await createdBy('admin');
    const { envelope } = await site.server.call('GET /api/admin/contest/get-contest-list', {
      token: tokenOf('superAdmin'),
      query: {},
    });
    const ids = (envelope.data as { records: { id: number }[] }).records.map(({ id }) => id);
    expect(ids).toContain(cid);
    expect(ids).not.toContain(ofGroup);
  });

  test('are listed for members while visible, and all of them for admins', async () => {
    const cid = await createdBy('admin');
    expect(await list('member')).toMatchObject({ records: [{ id: cid, gid: site.groupId }] });
    expect(await list('outsider')).toBeNull();
    const hide = (person: Person) =>
      site.server.call('PUT /api/group/change-contest-visible', {
        token: tokenOf(person),
        query: { cid, visible: false },
      });
    expect((await hide('otherAdmin')).errorCode).toBe('contestNotYours');
    expect((await hide('root')).errorCode).toBeUndefined();
    expect(await list('member')).toMatchObject({ records: [] });
    const all = await site.server.call('GET /api/group/get-admin-contest-list', {
      token: tokenOf('otherAdmin'),
      query: { gid: site.groupId },
    });
    expect(all.envelope.data).toMatchObject({ records: [{ id: cid, visible: false, canEdit: false }] });
  });

  test('are lost by an owner who left the group', async () => {
    const cid = await createdBy('admin');
    const setAuth = (auth: number) =>
      site.database
        .updateTable('groupMember')
        .set({ auth })
        .where('userId', '=', site.people.admin.id)
        .execute();
    await setAuth(2);
    expect(await readForm('admin', cid)).toBe('groupMembersOnly');
    const inside = await site.server.call('GET /api/get-contest-problem', {
      token: tokenOf('admin'),
      query: { cid },
    });
    expect(inside.errorCode).toBe('contestNotStarted');
    await setAuth(4);
  });
});

describe('problems of a group contest', () => {
  const addFromGroup = async (person: Person, cid: number, problemId: string, displayId: string) =>
    (
      await site.server.call('POST /api/group/add-contest-problem-from-group', {
        token: tokenOf(person),
        query: { cid, problemId, displayId },
      })
    ).errorCode;
  const addFromPublic = async (person: Person, cid: number, pid: number, displayId: string) =>
    (
      await site.server.call('POST /api/group/add-contest-problem-from-public', {
        token: tokenOf(person),
        body: { cid, pid, displayId },
      })
    ).errorCode;
  const candidates = async (person: Person, cid: number, fromGroup: boolean) => {
    const { envelope } = await site.server.call('GET /api/group/get-contest-problem-list', {
      token: tokenOf(person),
      query: { cid, problemType: 0, fromGroup },
    });
    const data = envelope.data as { problemList: { records: { problemId: string }[] } };
    return data.problemList.records.map(({ problemId }) => problemId).toSorted();
  };

  test('come from the bank and from the group, never from another group', async () => {
    const cid = await createdBy('admin');
    const bank = await addProblem(site.server, { displayId: 'BANK' });
    const hidden = await addProblem(site.server, { displayId: 'HIDDEN', visibility: 'private' });
    await addProblem(site.server, { displayId: 'CLASS7A', groupId: site.groupId });
    const foreign = await addProblem(site.server, { displayId: 'CLASS8A', groupId: site.otherGroupId });
    expect(await candidates('admin', cid, false)).toEqual(['BANK']);
    expect(await candidates('admin', cid, true)).toEqual(['CLASS7A']);
    expect(await addFromPublic('admin', cid, bank.id, 'A')).toBeUndefined();
    expect(await addFromPublic('admin', cid, bank.id, 'B')).toBe('contestProblemAdded');
    expect(await addFromPublic('admin', cid, hidden.id, 'C')).toBe('contestProblemOfAnother');
    expect(await addFromPublic('admin', cid, foreign.id, 'D')).toBe('problemOfGroup');
    expect(await addFromGroup('admin', cid, 'class7a', 'E')).toBeUndefined();
    expect(await addFromGroup('admin', cid, 'CLASS8A', 'F')).toBe('groupProblemNotFound');
    expect(await addFromGroup('otherAdmin', cid, 'CLASS7A', 'G')).toBe('contestNotYours');
    const { envelope } = await site.server.call('GET /api/group/get-contest-problem-list', {
      token: tokenOf('admin'),
      query: { cid },
    });
    expect(envelope.data).toMatchObject({
      problemList: { records: [{ problemId: 'BANK' }, { problemId: 'CLASS7A' }] },
    });
  });

  test('are created in the contest, all or nothing, and renamed and removed there', async () => {
    const cid = await createdBy('admin');
    const send = (displayId: string, problemId: string) => {
      const draft = validDraft({ problemId, type: 1 });
      return site.server.call('POST /api/group/contest-problem', {
        token: tokenOf('admin'),
        body: { ...draft, cid, displayId, displayTitle: 'First' },
      });
    };
    const made = await send('A', 'x1');
    expect(made.errorCode).toBeUndefined();
    const { pid } = made.envelope.data as { pid: number };
    expect((await send('A', 'x2')).errorCode).toBe('contestFormInvalid');
    const stored = await site.database
      .selectFrom('problem')
      .select(['displayId', 'visibility', 'scoring', 'groupId'])
      .execute();
    expect(stored).toEqual([
      { displayId: 'CLASS7X1', visibility: 'contest', scoring: 'acm', groupId: site.groupId },
    ]);
    const key = { cid, pid };
    const renamed = await site.server.call('PUT /api/group/contest-problem', {
      token: tokenOf('root'),
      body: { ...key, displayId: 'B', displayTitle: 'Second' },
    });
    expect(renamed.envelope.data).toMatchObject({ displayId: 'B', displayTitle: 'Second' });
    const removed = await site.server.call('DELETE /api/group/contest-problem', {
      token: tokenOf('admin'),
      query: key,
    });
    expect(removed.envelope.data).toEqual({ submissionCount: 0 });
    const gone = await site.server.call('GET /api/group/contest-problem', {
      token: tokenOf('admin'),
      query: key,
    });
    expect(gone.errorCode).toBe('contestProblemNotInContest');
  });

  test('the contest tools of the site work for the group root', async () => {
    const cid = await createdBy('admin');
    const problem = await addProblem(site.server, { groupId: site.groupId });
    await addContestProblem(site.server, { contestId: cid, problemId: problem.id, displayId: 'A' });
    const call = async (person: Person) => {
      const token = tokenOf(person);
      const participants = await site.server.call('GET /api/contest-desk/participants', {
        token,
        query: { cid },
      });
      const settings = await site.server.call('GET /api/admin/contest', { token, query: { cid } });
      return [participants.errorCode, settings.errorCode];
    };
    expect(await call('root')).toEqual([undefined, undefined]);
    expect(await call('member')).toEqual(['contestAdminOnly', 'contestNotYours']);
  });
});
