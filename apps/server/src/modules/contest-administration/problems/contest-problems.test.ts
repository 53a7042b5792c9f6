import type { AdministeredContestProblem, Calls, SentBodyOf, SentQueryOf } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { validDraft } from '../../problem-administration/testing/problem-draft.ts';
import { startContestSite, type ContestSite, type TestUser } from '../testing/contest-site.ts';

let site: ContestSite;
beforeAll(async () => {
  site = await startContestSite();
});
afterAll(() => site.server.close());
beforeEach(() => site.reset());

interface Listed {
  problemList: { records: { id: number; title: string; canEdit: boolean }[]; total: number };
  contestProblemMap: Record<string, AdministeredContestProblem>;
}

type ListQuery = SentQueryOf<Calls['GET /api/admin/contest/get-problem-list']>;

async function list(query: ListQuery, { token }: TestUser = site.people.owner) {
  const { envelope } = await site.server.call('GET /api/admin/contest/get-problem-list', { query, token });
  return envelope.data as Listed;
}
const titlesOf = ({ problemList }: Listed) => problemList.records.map(({ title }) => title);

const name = (
  body: SentBodyOf<Calls['PUT /api/admin/contest/contest-problem']>,
  { token }: TestUser = site.people.owner,
) => site.server.call('PUT /api/admin/contest/contest-problem', { body, token });

const takeOut = (
  query: { cid?: number; pid: number; confirm?: string },
  { token }: TestUser = site.people.owner,
) => site.server.call('DELETE /api/admin/contest/problem', { query, token });

const visibilityOf = async (id: number) =>
  (await site.database.selectFrom('problem').select('visibility').where('id', '=', id).executeTakeFirst())
    ?.visibility;

describe('candidates for a contest', () => {
  test("are public problems of its type, and the viewer's own hidden ones and those for contests", async () => {
    const { owner, other } = site.people;
    const cid = await site.create();
    await addProblem(site.server, { title: 'open' });
    await addProblem(site.server, { title: 'of the other type', scoring: 'oi' });
    await addProblem(site.server, { title: 'hidden', visibility: 'private', authorId: owner.id });
    const archived = { visibility: 'private', archivedVisibility: 'public' } as const;
    await addProblem(site.server, { title: 'archived', authorId: owner.id, ...archived });
    await addProblem(site.server, { title: 'own', visibility: 'contest', authorId: owner.id });
    await addProblem(site.server, { title: "another's", visibility: 'contest', authorId: other.id });
    await addProblem(site.server, { title: 'of a group', groupId: 4 });
    const { id } = await addProblem(site.server, { title: 'in already' });
    await site.add(cid, id, 'A');
    const candidates = await list({ cid, problemType: 0 });
    expect(titlesOf(candidates)).toEqual(['own', 'hidden', 'open']);
    expect(candidates.problemList.total).toBe(3);
    expect(titlesOf(await list({ cid, problemType: 0, keyword: 'OPE' }))).toEqual(['open']);
    expect(titlesOf(await list({ cid, problemType: 0 }, site.people.root))).toEqual([
      "another's",
      'own',
      'hidden',
      'open',
    ]);
    expect(await list({ cid, problemType: 0 }, other)).toBeNull();
  });
});

describe('a problem from the bank', () => {
  test('is added to a contest and stays unchanged in the bank', async () => {
    const cid = await site.create();
    const { id, title } = await addProblem(site.server);
    expect(await site.add(cid, id, ' A ')).toBeUndefined();
    expect(await site.readEntry(cid, id)).toMatchObject({
      cid,
      pid: id,
      displayId: 'A',
      displayTitle: title,
      color: null,
      submissionCount: 0,
    });
    expect(await visibilityOf(id)).toBe('public');
    expect(await site.lastAudit()).toMatchObject({
      action: 'contest-problem.add',
      target: `contest ${String(cid)}`,
      after: { pid: id, displayId: 'A' },
    });
    const { envelope } = await site.server.call('GET /api/get-problem-list', { query: {} });
    expect(JSON.stringify(envelope.data)).toContain(title);
  });

  test('may be hidden, which new problems are, and stays hidden', async () => {
    const cid = await site.create();
    const { id } = await addProblem(site.server, {
      visibility: 'private',
      authorId: site.people.owner.id,
    });
    expect(await site.add(cid, id, 'A')).toBeUndefined();
    expect(await visibilityOf(id)).toBe('private');
  });

  test('is refused where it cannot be added', async () => {
    const { owner, other, person } = site.people;
    const cid = await site.create();
    const { id } = await addProblem(site.server);
    const second = await addProblem(site.server);
    const oi = await addProblem(site.server, { scoring: 'oi' });
    const secret = await addProblem(site.server, { visibility: 'contest', authorId: other.id });
    const archived = { visibility: 'private', archivedVisibility: 'public' } as const;
    const former = await addProblem(site.server, { authorId: owner.id, ...archived });
    expect(await site.add(cid, id, 'A', other)).toBe('contestNotYours');
    expect(await site.add(cid, id, 'A', person)).toBe('contestNotYours');
    expect(await site.add(cid, id, 'A')).toBeUndefined();
    expect(await site.add(cid, id, 'B')).toBe('contestProblemAdded');
    expect(await site.add(cid, second.id, 'a')).toBe('contestFormInvalid');
    expect(await site.add(cid, second.id, '')).toBe('contestFormInvalid');
    expect(await site.add(cid, oi.id, 'B')).toBe('contestProblemTypeDiffers');
    expect(await site.add(cid, secret.id, 'B')).toBe('contestProblemOfAnother');
    expect(await site.add(cid, former.id, 'B')).toBe('contestProblemArchived');
    expect(await site.add(cid, 987_654, 'B')).toBe('problemNotFound');
    expect(await site.add(987_654, id, 'B')).toBe('contestMissing');
  });

  test('one of many concurrent requests gets a display id', async () => {
    const cid = await site.create();
    const problems = await Promise.all([1, 2, 3].map(() => addProblem(site.server)));
    const codes = await Promise.all(problems.map(({ id }) => site.add(cid, id, 'A')));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'contestFormInvalid')).toHaveLength(2);
  });
});

describe('the problems of a contest', () => {
  test('are sorted by their display ids, also when there are fourteen', async () => {
    const cid = await site.create();
    for (let number = 14; number > 0; number -= 1) {
      const { id } = await addProblem(site.server, { title: `p${String(number)}` });
      expect(await site.add(cid, id, String(number))).toBeUndefined();
    }
    const first = await list({ cid });
    expect(titlesOf(first)).toEqual(Array.from({ length: 10 }, (_, index) => `p${String(index + 1)}`));
    expect(first.problemList.total).toBe(14);
    expect(Object.values(first.contestProblemMap)).toHaveLength(10);
    expect(titlesOf(await list({ cid, currentPage: 2 }))).toEqual(['p11', 'p12', 'p13', 'p14']);
  });

  test('get names and colours, and absent fields stay', async () => {
    const cid = await site.create();
    const { id: pid } = await addProblem(site.server);
    await site.add(cid, pid, 'A');
    const { id } = await site.readEntry(cid, pid);
    expect((await name({ id, color: '#ff0000' })).envelope.data).toMatchObject({
      displayId: 'A',
      color: '#ff0000',
    });
    await name({ cid, pid, displayId: 'B', displayTitle: 'Sums' });
    expect(await site.readEntry(cid, pid)).toMatchObject({
      id,
      displayId: 'B',
      displayTitle: 'Sums',
      color: '#ff0000',
    });
    expect(await site.lastAudit()).toMatchObject({
      action: 'contest-problem.change',
      before: { displayId: 'A' },
      after: { displayId: 'B', displayTitle: 'Sums' },
    });
    expect((await name({ id, color: '' })).envelope.data).toMatchObject({ color: null });
    expect((await name({ id, color: 'url(x)' })).envelope.msg).toContain('气球颜色');
    expect((await name({ id: 987_654, color: '' })).errorCode).toBe('contestProblemNotInContest');
  });

  test('are named by administrators of their contest, whichever contest the request names', async () => {
    const cid = await site.create();
    const { id: pid } = await addProblem(site.server);
    await site.add(cid, pid, 'A');
    const { id } = await site.readEntry(cid, pid);
    const foreign = await site.create({}, site.people.other);
    expect((await name({ id, cid: foreign, displayId: 'X' }, site.people.other)).errorCode).toBe(
      'contestNotYours',
    );
    expect(await site.readEntry(cid, pid, site.people.other)).toBeNull();
    expect((await takeOut({ cid, pid }, site.people.other)).errorCode).toBe('contestNotYours');
    expect(await site.readEntry(cid, pid)).toMatchObject({ displayId: 'A' });
  });

  test('are removed with their submissions in the contest, and nothing else', async () => {
    const { person } = site.people;
    const cid = await site.create();
    const { id: pid } = await addProblem(site.server);
    await site.add(cid, pid, 'A');
    const { id } = await site.readEntry(cid, pid);
    const outside = await addSubmission(site.server, { problemId: pid, userId: person.id });
    for (let time = 0; time < 2; time += 1) {
      const inContest = { contestId: cid, contestProblemId: id };
      await addSubmission(site.server, { problemId: pid, userId: person.id, ...inContest });
    }
    expect(await site.readEntry(cid, pid)).toMatchObject({ submissionCount: 2 });
    const confirm = 'contestantsRescored,submissionsDeleted';
    expect((await takeOut({ cid, pid, confirm })).envelope.data).toEqual({ submissionCount: 2 });
    expect(await site.lastAudit()).toMatchObject({
      action: 'contest-problem.remove',
      before: { pid, displayId: 'A', submissionCount: 2 },
    });
    expect(await site.database.selectFrom('submission').select('id').execute()).toEqual([{ id: outside }]);
    expect(await visibilityOf(pid)).toBe('public');
    expect((await takeOut({ cid, pid })).errorCode).toBe('contestProblemNotInContest');
  });
});

describe('a problem created for a contest', () => {
  const post = async (person: TestUser = site.people.owner) => {
    const { envelope } = await site.server.call('POST /api/admin/contest/problem', {
      body: validDraft({ auth: 1 }),
      token: person.token,
    });
    return (envelope.data as { pid: number }).pid;
  };

  test('is visible in contests only, and is added by its display id there', async () => {
    const cid = await site.create();
    const pid = await post();
    expect(await visibilityOf(pid)).toBe('contest');
    expect((await name({ cid, pid, displayId: 'A', displayTitle: 'Sums' })).errorCode).toBeUndefined();
    expect(await site.readEntry(cid, pid)).toMatchObject({ displayId: 'A', displayTitle: 'Sums' });
    const { token } = site.people.owner;
    const form = await site.server.call('GET /api/admin/contest/problem', { query: { pid }, token });
    expect(form.envelope.data).toMatchObject({ title: 'Sum', auth: 3 });
    const change = { problem: { id: pid, title: 'Total', auth: 1 } };
    const saved = await site.server.call('PUT /api/admin/contest/problem', { body: change, token });
    expect(saved.envelope.data).toMatchObject({ pid, judgingChange: null });
    expect(await visibilityOf(pid)).toBe('contest');
  });

  test('is created with the type of the contest and added at once, or not at all', async () => {
    const cid = await site.create({ type: 1 });
    const { token } = site.people.owner;
    const create = (displayId: string, problemId = `P-${displayId}`) =>
      site.server.call('POST /api/admin/contest/create-problem', {
        body: { ...validDraft({ auth: 1, type: 0, problemId }), cid, displayId, displayTitle: 'Sums' },
        token,
      });
    const { envelope, errorCode } = await create('A');
    expect(errorCode).toBeUndefined();
    const { pid } = envelope.data as { pid: number };
    expect(await site.readEntry(cid, pid)).toMatchObject({ displayId: 'A', displayTitle: 'Sums' });
    const form = await site.server.call('GET /api/admin/contest/problem', { query: { pid }, token });
    expect(form.envelope.data).toMatchObject({ type: 1, auth: 3 });
    const before = await countProblems();
    expect((await create('a', 'P-other')).errorCode).toBe('contestFormInvalid');
    expect((await create('x'.repeat(17), 'P-third')).errorCode).toBe('contestFormInvalid');
    expect(await countProblems()).toBe(before);
  });

  const countProblems = async () =>
    (await site.server.platform.database.selectFrom('problem').select('id').execute()).length;

  test('keeps its type while a contest uses it', async () => {
    const cid = await site.create();
    const pid = await post();
    const { token } = site.people.owner;
    const change = async () => {
      const body = { problem: { id: pid, type: 1 } };
      return (await site.server.call('PUT /api/admin/contest/problem', { body, token })).errorCode;
    };
    await name({ cid, pid, displayId: 'A' });
    expect(await change()).toBe('problemTypeOfContest');
    await takeOut({ cid, pid });
    expect(await change()).toBeUndefined();
  });

  test('belongs to its author: others cannot view, change, add or delete it', async () => {
    const { other, owner, root } = site.people;
    const cid = await site.create({}, other);
    const pid = await post();
    const { token } = other;
    const read = await site.server.call('GET /api/admin/contest/problem', { query: { pid }, token });
    expect(read.errorCode).toBe('problemNotYours');
    const body = { problem: { id: pid, title: 'Mine' } };
    const change = await site.server.call('PUT /api/admin/contest/problem', { body, token });
    expect(change.errorCode).toBe('problemNotYours');
    expect((await name({ cid, pid, displayId: 'A' }, other)).errorCode).toBe('contestProblemOfAnother');
    expect((await takeOut({ pid }, other)).errorCode).toBe('problemNotYours');
    expect((await takeOut({ pid }, owner)).errorCode).toBe('problemNotYours');
    expect((await takeOut({ pid }, root)).envelope.data).toEqual({ submissionCount: 0 });
    expect(await visibilityOf(pid)).toBeUndefined();
  });
});
