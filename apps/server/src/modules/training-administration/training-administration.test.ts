import {
  statuses,
  type AdministeredTraining,
  type ListedAdministeredTraining,
  type PageOf,
  type TrainingProblem,
} from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

type User = Awaited<ReturnType<TestServer['addUser']>>;

let server: TestServer;
const people = {} as Record<
  'root' | 'author' | 'admin' | 'problemAdmin' | 'user' | 'owner' | 'groupAdmin' | 'member',
  User
>;
let groupId: number;
let otherGroupId: number;

beforeAll(async () => {
  server = await startTestServer();
  people.root = await server.addUser({ role: 'root' });
  people.author = await server.addUser({ role: 'admin' });
  people.admin = await server.addUser({ role: 'admin' });
  people.problemAdmin = await server.addUser({ role: 'problem_admin' });
  people.user = await server.addUser();
  people.owner = await server.addUser();
  people.groupAdmin = await server.addUser();
  people.member = await server.addUser();
  groupId = await addGroup(server, { ownerId: people.owner.id });
  otherGroupId = await addGroup(server, { ownerId: people.root.id });
  await addGroupMember(server, groupId, { userId: people.groupAdmin.id, standing: 'admin' });
  await addGroupMember(server, groupId, { userId: people.member.id, standing: 'member' });
});
afterAll(() => server.close());

const create = (training: object, by: User = people.author, trainingCategory?: object) =>
  server.call('POST /api/admin/training', { body: { training, trainingCategory }, token: by.token });
const tidOf = async (answer: ReturnType<typeof create>) =>
  ((await answer).envelope.data as { tid: number }).tid;
const change = (training: object, by: User = people.author, trainingCategory?: object) =>
  server.call('PUT /api/admin/training', { body: { training, trainingCategory }, token: by.token });
const form = async (tid: number, by: User = people.author) =>
  (await server.call('GET /api/training-form', { query: { tid }, token: by.token })).envelope.data as {
    training: AdministeredTraining;
    trainingCategory: { name: string } | null;
    dueAt: string | null;
    lateFactor: number | null;
    titleTranslations: object;
  };

describe('the form of a training', () => {
  test('is stored and loaded with everything', async () => {
    const tid = await tidOf(
      create(
        {
          title: ' Loops ',
          description: 'All about loops',
          titleTranslations: { 'en-US': 'Loops', 'zh-CN': '' },
          rank: '7',
          auth: 'Private',
          privatePwd: ' secret ',
          dueAt: '2026-05-01T08:00:00+0800',
          lateFactor: 0.5,
        },
        people.author,
        { name: 'Basics' },
      ),
    );
    const stored = await form(tid);
    expect(stored).toMatchObject({
      training: {
        title: 'Loops',
        description: 'All about loops',
        rank: 7,
        auth: 'Private',
        privatePwd: 'secret',
        status: true,
        isGroup: false,
        gid: null,
        author: people.author.username,
      },
      trainingCategory: { name: 'Basics' },
      titleTranslations: { 'en-US': 'Loops' },
      dueAt: '2026-05-01T00:00:00.000+0000',
      lateFactor: 0.5,
    });
    expect(
      (await change({ id: tid, title: 'While', dueAt: '', lateFactor: null })).errorCode,
    ).toBeUndefined();
    expect(await form(tid)).toMatchObject({
      training: { title: 'While', rank: 7, privatePwd: 'secret' },
      dueAt: null,
      lateFactor: 0.5,
    });
    const old = { id: tid, title: 'x', gmtModified: stored.training.gmtModified };
    expect((await change(old)).errorCode).toBe('trainingChangedMeanwhile');
    expect((await change({ title: 'x' })).errorCode).toBe('trainingIdMissing');
  });

  test.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(256) }, 'title'],
    [{ title: 'x', rank: -1 }, 'rank'],
    [{ title: 'x', rank: 1.5 }, 'rank'],
    [{ title: 'x', auth: 'Secret' }, 'visibility'],
    [{ title: 'x', auth: 'Private' }, 'password'],
    [{ title: 'x', lateFactor: 2 }, 'late factor'],
    [{ title: 'x', dueAt: -5 }, 'due date'],
  ])('%j is refused, and the message names the field', async (training, name) => {
    const { errorCode, envelope } = await server.call('POST /api/admin/training', {
      body: { training },
      token: people.author.token,
      headers: { 'accept-language': 'en' },
    });
    expect(errorCode).toBe('trainingFormInvalid');
    expect(envelope.msg).toContain(name);
  });

  test('a rank beyond the column is refused', async () => {
    expect((await create({ title: 'x', rank: 2_147_483_648 })).errorCode).toBe('invalidField');
    expect((await create({ title: 'x', rank: 2_147_483_647 })).errorCode).toBeUndefined();
  });

  test('a new password of a private training drops the registrations', async () => {
    const tid = await tidOf(create({ title: 'x', auth: 'Private', privatePwd: 'a' }));
    await addRegistration(server, { trainingId: tid, userId: people.user.id });
    const access = async () =>
      (await server.call('GET /api/get-training-access', { query: { tid }, token: people.user.token }))
        .envelope.data;
    await change({ id: tid, privatePwd: 'a', title: 'y' });
    expect(await access()).toEqual({ access: true });
    await change({ id: tid, privatePwd: 'b' });
    expect(await access()).toEqual({ access: false });
  });
});

describe('rights outside groups', () => {
  test('authors and root change a training; problem administrators choose its problems; only root deletes', async () => {
    const tid = await tidOf(create({ title: 'x' }));
    const problem = await addProblem(server);
    const { author, admin, problemAdmin, root, user } = people;
    const tries = {
      change: (by: User) => change({ id: tid, title: 'y' }, by),
      status: (by: User) =>
        server.call('PUT /api/admin/training/change-training-status', {
          query: { tid, status: true, author: by.username },
          token: by.token,
        }),
      form: (by: User) => server.call('GET /api/admin/training', { query: { tid }, token: by.token }),
      problems: (by: User) =>
        server.call('GET /api/admin/training/get-problem-list', { query: { tid }, token: by.token }),
      add: async (by: User) => {
        const answer = await server.call('POST /api/admin/training/add-problem-from-public', {
          body: { tid, pid: problem.id },
          token: by.token,
        });
        await server.call('DELETE /api/admin/training/problem', {
          query: { tid, pid: problem.id },
          token: people.root.token,
        });
        return answer;
      },
      delete: (by: User) => server.call('DELETE /api/admin/training', { query: { tid }, token: by.token }),
    };
    const outcome = async (by: User) => {
      const codes: [string, string | undefined][] = [];
      for (const [name, attempt] of Object.entries(tries)) codes.push([name, (await attempt(by)).errorCode]);
      return Object.fromEntries(codes);
    };
    const closed = 'trainingAdminOnly';
    expect(await outcome(user)).toEqual(
      Object.fromEntries(Object.keys(tries).map((name) => [name, 'noPermission'])),
    );
    expect(await outcome(admin)).toEqual({
      change: closed,
      status: closed,
      form: closed,
      problems: closed,
      add: closed,
      delete: 'noPermission',
    });
    expect(await outcome(problemAdmin)).toMatchObject({
      change: closed,
      form: closed,
      problems: undefined,
      add: undefined,
      delete: 'noPermission',
    });
    expect(await outcome(author)).toMatchObject({
      change: undefined,
      add: undefined,
      delete: 'noPermission',
    });
    expect(await outcome(root)).toEqual(
      Object.fromEntries(Object.keys(tries).map((name) => [name, undefined])),
    );
    expect((await tries.form(root)).errorCode).toBe('trainingNotFound');
  });

  test('the list has hidden trainings, no passwords and no trainings of groups', async () => {
    const tid = await tidOf(
      create({ title: 'Needle', auth: 'Private', privatePwd: 'a', rank: 4321, status: false }),
    );
    await addTraining(server, { title: 'Needle of a group', groupId: otherGroupId });
    const list = async (keyword: string, by: User = people.admin) =>
      (
        await server.call('GET /api/admin/training/get-training-list', {
          query: { keyword },
          token: by.token,
        })
      ).envelope.data as PageOf<ListedAdministeredTraining>;
    for (const keyword of ['needle', String(tid), '4321']) {
      const { records } = await list(keyword);
      expect(records).toMatchObject([{ id: tid, privatePwd: null, status: false, canEdit: false }]);
    }
    expect((await list('needle', people.author)).records).toMatchObject([
      { canEdit: true, canDelete: false },
    ]);
    expect((await list('needle', people.root)).records).toMatchObject([{ canEdit: true, canDelete: true }]);
  });
});

describe('problems of a training', () => {
  const entries = async (tid: number) => {
    const { envelope } = await server.call('GET /api/admin/training/get-problem-list', {
      query: { tid, queryExisted: true, limit: 100 },
      token: people.author.token,
    });
    const data = envelope.data as {
      problemList: PageOf<{ id: number }>;
      trainingProblemMap: Record<string, TrainingProblem>;
    };
    return { ids: data.problemList.records.map(({ id }) => id), map: data.trainingProblemMap };
  };
  const add = (tid: number, pid: number) =>
    server.call('POST /api/admin/training/add-problem-from-public', {
      body: { tid, pid },
      token: people.author.token,
    });

  test('are added from the public problems, ranked, ordered and removed', async () => {
    const [one, two, three] = [await addProblem(server), await addProblem(server), await addProblem(server)];
    const tid = await tidOf(create({ title: 'x' }));
    for (const { id } of [one, two, three]) expect((await add(tid, id)).errorCode).toBeUndefined();
    expect((await add(tid, one.id)).errorCode).toBe('trainingProblemAdded');
    expect((await add(tid, 99_999_999)).errorCode).toBe('trainingProblemUnavailable');
    for (const changes of [{ visibility: 'private' as const }, { groupId }]) {
      const { id } = await addProblem(server, changes);
      expect((await add(tid, id)).errorCode).toBe('trainingProblemUnavailable');
    }
    const first = await entries(tid);
    expect(first.ids).toEqual([one.id, two.id, three.id]);
    expect(first.map[String(two.id)]).toMatchObject({ tid, pid: two.id, displayId: two.displayId, rank: 2 });

    const candidates = await server.call('GET /api/admin/training/get-problem-list', {
      query: { tid, keyword: two.displayId },
      token: people.author.token,
    });
    expect(candidates.envelope.data).toMatchObject({ problemList: { total: 0 }, trainingProblemMap: {} });

    const rank = (value: number) =>
      server.call('PUT /api/admin/training/problem', {
        body: { ...first.map[String(three.id)], rank: value },
        token: people.author.token,
      });
    expect((await rank(-1)).errorCode).toBe('trainingFormInvalid');
    expect((await rank(0)).errorCode).toBeUndefined();
    expect((await entries(tid)).ids).toEqual([three.id, one.id, two.id]);

    const order = (pidList: number[], by: User = people.author) =>
      server.call('PUT /api/training-problem-order', { body: { tid, pidList }, token: by.token });
    expect((await order([two.id, one.id, three.id])).errorCode).toBeUndefined();
    expect((await entries(tid)).ids).toEqual([two.id, one.id, three.id]);
    for (const wrong of [[], [one.id, two.id], [one.id, one.id, two.id], [one.id, two.id, three.id, 7]])
      expect((await order(wrong)).errorCode).toBe('trainingOrderOutdated');
    expect((await order([one.id, two.id, three.id], people.user)).errorCode).toBe('trainingAdminOnly');

    const remove = () =>
      server.call('DELETE /api/admin/training/problem', {
        query: { tid, pid: one.id },
        token: people.author.token,
      });
    expect((await remove()).errorCode).toBeUndefined();
    expect((await remove()).errorCode).toBe('trainingProblemMissing');
    expect((await entries(tid)).ids).toEqual([two.id, three.id]);
  });

  test('cannot be deleted, and name the training that uses them', async () => {
    const { id: pid } = await addProblem(server, { authorId: people.root.id });
    await addTraining(server, { title: 'Uses it', problemIds: [pid] });
    const { token } = people.root;
    const answer = await server.call('DELETE /api/admin/training/problem', { query: { pid }, token });
    expect(answer.errorCode).toBe('problemInUse');
    expect(answer.envelope.msg).toContain('Uses it');
    const { envelope } = await server.call('GET /api/admin/problem', { query: { pid }, token });
    expect(envelope.data).toMatchObject({ trainings: [{ title: 'Uses it' }] });
  });
});

describe('categories', () => {
  test('are created, changed and deleted by problem administrators', async () => {
    const { problemAdmin, admin } = people;
    const post = (body: object, by: User = problemAdmin) =>
      server.call('POST /api/admin/training/category', { body, token: by.token });
    const created = (await post({ name: ' Graphs ', color: '#123456' })).envelope.data as { id: number };
    expect(created).toMatchObject({ name: 'Graphs', color: '#123456', gid: null });
    expect((await post({ name: 'GRAPHS' })).errorCode).toBe('trainingFormInvalid');
    expect((await post({ name: '' })).errorCode).toBe('trainingFormInvalid');
    expect((await post({ name: 'x', color: 'url(1)' })).errorCode).toBe('trainingFormInvalid');
    expect((await post({ name: 'x' }, admin)).errorCode).toBe('noPermission');
    const tid = await tidOf(create({ title: 'x' }, people.author, { id: created.id }));
    const put = (body: { id: number; name?: string }) =>
      server.call('PUT /api/admin/training/category', { body, token: problemAdmin.token });
    expect((await put({ id: created.id, name: 'Trees' })).errorCode).toBeUndefined();
    expect((await form(tid)).trainingCategory).toMatchObject({ name: 'Trees' });
    expect((await put({ id: 99_999 })).errorCode).toBe('trainingCategoryMissing');
    const remove = () =>
      server.call('DELETE /api/admin/training/category', {
        query: { cid: created.id },
        token: problemAdmin.token,
      });
    expect((await remove()).errorCode).toBeUndefined();
    expect((await remove()).errorCode).toBe('trainingCategoryMissing');
    expect((await form(tid)).trainingCategory).toBeNull();
  });
});

describe('trainings of a group', () => {
  const createIn = (gid: number, by: User, trainingCategory?: object) =>
    server.call('POST /api/group/training', {
      body: { training: { title: 'Term', gid }, trainingCategory },
      token: by.token,
    });

  test('are created by administrators of the group and managed by authors and roots', async () => {
    const { owner, groupAdmin, member, user, root } = people;
    expect((await createIn(groupId, user)).errorCode).toBe('groupAdminsOnly');
    expect((await createIn(groupId, member)).errorCode).toBe('groupAdminsOnly');
    expect((await createIn(999_999, owner)).errorCode).toBe('groupNotFound');
    const tid = ((await createIn(groupId, groupAdmin, { name: 'Term 1' })).envelope.data as { tid: number })
      .tid;
    const byOwner = ((await createIn(groupId, owner)).envelope.data as { tid: number }).tid;
    const put = (id: number, by: User) =>
      server.call('PUT /api/group/training', {
        body: { training: { id, title: 'Changed' } },
        token: by.token,
      });
    expect((await put(tid, user)).errorCode).toBe('groupMembersOnly');
    expect((await put(tid, member)).errorCode).toBe('groupAuthorsOnly');
    expect((await put(byOwner, groupAdmin)).errorCode).toBe('groupAuthorsOnly');
    for (const by of [groupAdmin, owner, root]) expect((await put(tid, by)).errorCode).toBeUndefined();
    const site = await addTraining(server, { title: 'Of the site' });
    expect((await put(site, owner)).errorCode).toBe('trainingOutsideGroup');
    expect((await change({ id: tid, title: 'x' }, root)).errorCode).toBe('trainingNotFound');

    const list = async (
      name: 'GET /api/group/get-training-list' | 'GET /api/group/get-admin-training-list',
      by: User,
    ) => server.call(name, { query: { gid: groupId }, token: by.token });
    expect((await list('GET /api/group/get-training-list', user)).errorCode).toBe('groupMembersOnly');
    expect((await list('GET /api/group/get-training-list', member)).envelope.data).toMatchObject({
      total: 2,
    });
    expect((await list('GET /api/group/get-admin-training-list', member)).errorCode).toBe('groupAdminsOnly');
    const administered = await list('GET /api/group/get-admin-training-list', groupAdmin);
    expect(administered.envelope.data).toMatchObject({
      records: [
        { id: byOwner, canEdit: false, participantCount: 2 },
        { id: tid, canEdit: true, canDelete: true, categoryName: 'Term 1' },
      ],
    });
    const status = await server.call('PUT /api/group/change-training-status', {
      query: { tid, status: false },
      token: groupAdmin.token,
    });
    expect(status.errorCode).toBeUndefined();
    expect((await list('GET /api/group/get-training-list', member)).envelope.data).toMatchObject({
      total: 1,
    });
    const categories = await server.call('GET /api/group/training-category', {
      query: { gid: groupId },
      token: member.token,
    });
    expect(categories.envelope.data).toContainEqual(
      expect.objectContaining({ name: 'Term 1', gid: groupId }),
    );
    const foreign = categories.envelope.data as { id: number; gid: number | null }[];
    const ofGroup = foreign.find(({ gid }) => gid === groupId)?.id;
    expect((await createIn(otherGroupId, root, { id: ofGroup })).errorCode).toBe('trainingCategoryOfGroup');
    const remove = await server.call('DELETE /api/group/training', {
      query: { tid },
      token: groupAdmin.token,
    });
    expect(remove.errorCode).toBeUndefined();
  });

  test('contain public problems and problems of the own group only', async () => {
    const { owner, groupAdmin } = people;
    const tid = ((await createIn(groupId, owner)).envelope.data as { tid: number }).tid;
    const own = await addProblem(server, { groupId });
    const foreign = await addProblem(server, { groupId: otherGroupId });
    const open = await addProblem(server);
    const fromGroup = (problemId: string, by: User = owner) =>
      server.call('POST /api/group/add-training-problem-from-group', {
        query: { tid, problemId },
        token: by.token,
      });
    expect((await fromGroup(own.displayId.toLowerCase())).errorCode).toBeUndefined();
    for (const { displayId } of [foreign, open])
      expect((await fromGroup(displayId)).errorCode).toBe('trainingProblemNotOfGroup');
    expect((await fromGroup('NOTHING')).errorCode).toBe('trainingProblemNotOfGroup');
    expect((await fromGroup(own.displayId, groupAdmin)).errorCode).toBe('groupAuthorsOnly');
    const fromPublic = (pid: number) =>
      server.call('POST /api/group/add-training-problem-from-public', {
        body: { tid, pid },
        token: owner.token,
      });
    expect((await fromPublic(foreign.id)).errorCode).toBe('trainingProblemUnavailable');
    expect((await fromPublic(open.id)).errorCode).toBeUndefined();
    const listed = await server.call('GET /api/group/get-training-problem-list', {
      query: { tid },
      token: owner.token,
    });
    expect(listed.envelope.data).toMatchObject({
      problemList: {
        total: 2,
        records: [
          { id: own.id, canEdit: true },
          { id: open.id, canEdit: false },
        ],
      },
    });
    const remove = await server.call('DELETE /api/group/training-problem', {
      query: { tid, pid: own.id },
      token: owner.token,
    });
    expect(remove.errorCode).toBeUndefined();
  });
});

describe('a copy of a training', () => {
  const copy = (body: { tid: number; gid?: number; title?: string }, by: User) =>
    server.call('POST /api/copy-training', { body, token: by.token });

  test('is hidden, belongs to the caller, and leaves out problems of another group', async () => {
    const { owner, member, groupAdmin, root } = people;
    const own = await addProblem(server, { groupId });
    const open = await addProblem(server);
    await addSubmission(server, {
      problemId: open.id,
      userId: member.id,
      groupId,
      status: statuses.accepted,
    });
    const tid = await addTraining(server, {
      title: 'Autumn',
      groupId,
      authorId: owner.id,
      dueAt: new Date(),
      latePercent: 50,
      problemIds: [open.id, own.id],
    });
    expect((await copy({ tid, gid: groupId }, member)).errorCode).toBe('groupAuthorsOnly');
    expect((await copy({ tid, gid: groupId }, groupAdmin)).errorCode).toBe('groupAuthorsOnly');
    expect((await copy({ tid, gid: otherGroupId }, owner)).errorCode).toBe('groupAdminsOnly');
    expect((await copy({ tid }, owner)).errorCode).toBe('trainingAdminOnly');
    const same = (await copy({ tid, gid: groupId, title: 'Spring' }, owner)).envelope.data as { tid: number };
    expect(same).toMatchObject({ leftOut: [] });
    expect(await form(same.tid, owner)).toMatchObject({
      training: { title: 'Spring', status: false, gid: groupId, author: owner.username },
      dueAt: null,
      lateFactor: 0.5,
    });
    const matrix = await server.call('GET /api/training-progress-matrix', {
      query: { tid: same.tid, keyword: member.username },
      token: owner.token,
    });
    expect(matrix.envelope.data).toMatchObject({ rows: { records: [{ ac: 1 }] } });
    const other = (await copy({ tid, gid: otherGroupId }, root)).envelope.data as { leftOut: string[] };
    expect(other.leftOut).toEqual([own.displayId]);
    const site = (await copy({ tid }, root)).envelope.data as { tid: number; leftOut: string[] };
    expect(site.leftOut).toEqual([own.displayId]);
    expect(await form(site.tid, root)).toMatchObject({ training: { title: 'Autumn', gid: null } });
  });
});
