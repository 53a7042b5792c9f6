import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishEvent } from '../../platform/event-bus.ts';
import { addContest } from '../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../testing/sample-content.ts';
import { startContestSite, type ContestSite, type SentForm } from './testing/contest-site.ts';

let site: ContestSite;
beforeAll(async () => {
  site = await startContestSite();
});
afterAll(() => site.server.close());
beforeEach(() => site.reset());

const awards = [
  { priority: 2, name: 'Silver', background: '#c0c0c0', color: '#fff', num: 2 },
  { priority: 1, name: 'Gold', background: '#e6bf25', color: '#fff', num: 1 },
];

/** A contest that has run for an hour, with one submission. */
async function addRunning(changes: Parameters<typeof addContest>[1] = {}) {
  const cid = await addContest(site.server, {
    ownerId: site.people.owner.id,
    description: 'Runs.',
    ...changes,
  });
  const problem = await addProblem(site.server);
  await addSubmission(site.server, { problemId: problem.id, userId: site.people.person.id, contestId: cid });
  return cid;
}

/** Events arrive in order: when the server has received this one, it has received all earlier ones. */
async function waitForEvents() {
  const { eventBus, database } = site.server.platform;
  const marker = -1;
  const heard = new Promise<void>((resolve) => {
    eventBus.subscribe('contest.changed', {
      handle: ({ contestId }) => {
        if (contestId === marker) resolve();
        return Promise.resolve();
      },
      resync: () => Promise.resolve(),
    });
  });
  await publishEvent(database, 'contest.changed', { contestId: marker });
  await heard;
}

describe('creating a contest', () => {
  test('stores the whole form, with the caller as owner', async () => {
    const form = site.validForm({
      auth: 1,
      pwd: ' open sesame ',
      sealRank: true,
      autoRealRank: false,
      openAccountLimit: true,
      accountLimitRule: '<prefix>team</prefix><start>1</start><end>9</end>',
      rankShowName: 'nickname',
      starAccount: [' A-Person', 'a-person', 'the-keeper'],
      awardType: 2,
      awardConfigList: awards,
      openRank: true,
      openPrint: true,
      allowEndSubmit: true,
      testRunsApart: true,
    });
    const { envelope } = await site.post({ ...form, uid: site.people.root.id } as SentForm);
    const { cid } = envelope.data as { cid: number };
    const stored = await site.read(cid);
    expect(stored).toMatchObject({
      uid: site.people.owner.id,
      author: 'the-owner',
      title: 'Spring',
      type: 0,
      auth: 1,
      pwd: 'open sesame',
      duration: 5 * 3600,
      status: -1,
      sealRank: true,
      autoRealRank: false,
      accountLimitRule: '<prefix>team</prefix><start>1</start><end>9</end>',
      starAccount: ['a-person', 'the-keeper'],
      awardType: 2,
      awardConfigList: [awards[1], awards[0]],
      rankShowName: 'nickname',
      testRunsApart: true,
      visible: true,
      canEdit: true,
      canDelete: false,
    });
    const sealMs = Date.parse(stored.endTime.replace('+0000', 'Z')) - 3_600_000;
    expect(Date.parse(stored.sealRankTime?.replace('+0000', 'Z') ?? '')).toBe(sealMs);
    const audit = await site.lastAudit();
    expect(audit).toMatchObject({
      actorUsername: 'the-owner',
      action: 'contest.create',
      target: `contest ${String(cid)}`,
      before: null,
      after: { title: 'Spring', hasPassword: true, starAccount: ['a-person', 'the-keeper'] },
    });
    expect(JSON.stringify(audit)).not.toContain('sesame');
  });

  test.each<[string, (form: SentForm) => SentForm, string]>([
    ['no title', (form) => ({ ...form, title: '' }), '比赛标题不能为空。'],
    ['no start', ({ startTime: _start, ...form }) => form, '开始时间不能为空。'],
    [
      'an end before the start',
      (form) => ({ ...form, endTime: site.inHours(0) }),
      '结束时间必须晚于开始时间。',
    ],
    ['no duration', (form) => ({ ...form, endTime: form.startTime }), '结束时间必须晚于开始时间。'],
    ['an unknown type', (form) => ({ ...form, type: 2 }), '比赛赛制的取值不在可选范围内。'],
    ['no password', (form) => ({ ...form, auth: 2, pwd: ' ' }), '比赛密码不能为空。'],
    ['unknown stars', (form) => ({ ...form, starAccount: ['a-person', 'no1', 'no2'] }), 'no1, no2'],
    [
      'a freeze before the start',
      (form) => ({ ...form, endTime: site.inHours(1.25), sealRank: true, sealRankTime: site.inHours(0.75) }),
      '封榜时间应在比赛开始之后、结束之前。',
    ],
    [
      'an award without a name',
      (form) => ({ ...form, awardType: 1, awardConfigList: [{}] }),
      '第 1 个奖项的名称',
    ],
  ])('refuses %s and writes nothing', async (_what, change, words) => {
    const { envelope, errorCode, httpStatus } = await site.post(change(site.validForm()));
    expect([httpStatus, envelope.status, errorCode]).toEqual([200, 400, 'contestFormInvalid']);
    expect(envelope.msg).toContain(words);
    expect(await site.database.selectFrom('contest').select('id').execute()).toEqual([]);
    expect(await site.lastAudit()).toBeUndefined();
  });

  test('is limited to administrators', async () => {
    expect((await site.post(site.validForm(), site.people.person)).errorCode).toBe('noPermission');
    const guest = await site.server.call('POST /api/admin/contest', { body: site.validForm() });
    expect(guest.httpStatus).toBe(401);
    await site.create({}, site.people.keeper);
  });
});

describe('changing a contest', () => {
  test('is limited to its owner and super administrators, whatever the request says', async () => {
    const cid = await site.create({ auth: 1, pwd: 'secret' });
    const { other, keeper, person, root } = site.people;
    for (const stranger of [other, keeper]) {
      const body = { title: 'Mine', uid: stranger.id };
      expect((await site.change(cid, body as SentForm, stranger)).errorCode).toBe('contestNotYours');
      expect(await site.read(cid, stranger)).toBeNull();
      const query = { cid, visible: false, uid: stranger.id };
      const { token } = stranger;
      const hide = await site.server.call('PUT /api/admin/contest/change-contest-visible', { query, token });
      expect(hide.errorCode).toBe('contestNotYours');
      const clone = await site.server.call('GET /api/admin/contest/clone', { query: { cid }, token });
      expect(clone.errorCode).toBe('contestNotYours');
    }
    // Existing clients load the roles again at this status, which only an administrator does not need.
    expect(await site.change(cid, { title: 'Mine' }, person)).toMatchObject({
      errorCode: 'contestNotYours',
      httpStatus: 403,
    });
    expect((await site.change(cid, { title: 'Mine' }, other)).httpStatus).toBe(200);
    expect((await site.change(cid, { title: 'Summer' }, root)).errorCode).toBeUndefined();
    expect(await site.read(cid)).toMatchObject({ title: 'Summer', author: 'the-owner', visible: true });
    expect((await site.change(987_654, {})).errorCode).toBe('contestMissing');
    expect(
      (await site.server.call('PUT /api/admin/contest', { body: {}, token: root.token })).errorCode,
    ).toBe('contestIdMissing');
  });

  test('refuses a form that was loaded before another user saved', async () => {
    const cid = await site.create();
    const { gmtModified } = await site.read(cid);
    site.server.passTime(1);
    const first = await site.change(cid, { title: 'First', gmtModified } as SentForm);
    expect(first.errorCode).toBeUndefined();
    const late = await site.change(cid, { title: 'Late', gmtModified } as SentForm, site.people.root);
    expect(late.errorCode).toBe('contestChangedMeanwhile');
    expect(await site.read(cid)).toMatchObject({ title: 'First', ...(first.envelope.data as object) });
    site.server.passTime(1);
    const again = { title: 'Again', ...(first.envelope.data as object) };
    expect((await site.change(cid, again as SentForm)).errorCode).toBeUndefined();
    expect((await site.change(cid, { title: 'Whatever' })).errorCode).toBeUndefined();
  });

  test('keeps absent fields, and logs the differences', async () => {
    const cid = await site.create({ starAccount: ['a-person'], awardType: 2, awardConfigList: awards });
    const before = await site.read(cid);
    expect((await site.change(cid, { title: 'Summer', description: null })).errorCode).toBeUndefined();
    const { gmtModified: _modified, ...kept } = before;
    expect(await site.read(cid)).toMatchObject({ ...kept, title: 'Summer' });
    expect(await site.lastAudit()).toMatchObject({
      action: 'contest.change',
      before: { title: 'Spring' },
      after: { title: 'Summer' },
    });
    expect((await site.change(cid, { type: 1 })).envelope.msg).toBe('比赛创建后不能更改赛制。');
  });

  test('deletes the registrations when the password changes', async () => {
    const cid = await site.create({ auth: 1, pwd: 'old' });
    const register = async () => {
      const { token } = site.people.person;
      const password = (await site.read(cid)).pwd ?? '';
      await site.server.call('POST /api/register-contest', { body: { cid, password }, token });
    };
    await register();
    await site.change(cid, { title: 'Summer', pwd: 'old' });
    expect(await site.read(cid)).toMatchObject({ count: 1 });
    await site.change(cid, { pwd: 'new' });
    expect(await site.read(cid)).toMatchObject({ count: 0, pwd: 'new' });
    expect(await site.lastAudit()).toMatchObject({
      after: { isPasswordChanged: true, droppedRegistrations: 1 },
    });
    await site.change(cid, { auth: 0 });
    expect(await site.read(cid)).toMatchObject({ auth: 0, pwd: null });
  });

  test('extends a running contest, and moves the freeze along unless a time is sent', async () => {
    const cid = await addRunning();
    await site.change(cid, { sealRank: true });
    const toMs = (time: string | null) => Date.parse((time ?? '').replace('+0000', 'Z'));
    const frozenBeforeEnd = async () => {
      const { endTime, sealRankTime } = await site.read(cid);
      return (toMs(endTime) - toMs(sealRankTime)) / 60_000;
    };
    expect((await site.change(cid, { endTime: site.inHours(9) })).errorCode).toBeUndefined();
    expect(await frozenBeforeEnd()).toBe(60);
    const endMs = toMs((await site.read(cid)).endTime);
    const sent = { sealRankTime: new Date(endMs - 47 * 60_000).toISOString() };
    expect((await site.change(cid, sent)).errorCode).toBeUndefined();
    expect(await frozenBeforeEnd()).toBe(47);
    expect((await site.change(cid, { startTime: site.inHours(-2) })).envelope.msg).toContain(
      '不能再更改开始时间',
    );
    expect((await site.change(cid, { endTime: site.inHours(-0.5) })).envelope.msg).toContain('已经过去');
  });

  test.each([
    ['an OI contest', { type: 1 }, true],
    ['an OI contest with live results', { type: 1, sealRank: false }, false],
    ['an ACM contest', {}, false],
  ])('the default of %s: whether it is frozen from its start', async (_what, form, isFrozen) => {
    const { sealRank, sealRankTime, startTime } = await site.read(await site.create(form));
    expect(sealRank).toBe(isFrozen);
    expect(sealRankTime).toBe(isFrozen ? startTime : null);
  });

  test('updates the board immediately', async () => {
    const { person } = site.people;
    const cid = await addContest(site.server, { ownerId: site.people.owner.id, description: 'Runs.' });
    const { id: pid } = await addProblem(site.server);
    await site.add(cid, pid, 'A');
    const { id: contestProblemId } = await site.readEntry(cid, pid);
    const place = { problemId: pid, contestId: cid, contestProblemId };
    await addSubmission(site.server, { ...place, userId: person.id, status: 0 });
    const ranks = async () => {
      const { envelope } = await site.server.call('POST /api/get-contest-rank', {
        body: { cid },
        token: site.people.root.token,
      });
      const { records } = envelope.data as { records: { username: string; rank: number }[] };
      return records.map(({ username, rank }) => [username, rank]);
    };
    await waitForEvents();
    expect(await ranks()).toEqual([['a-person', 1]]);
    await site.change(cid, { starAccount: ['a-person'] });
    await waitForEvents();
    expect(await ranks()).toEqual([['a-person', -1]]);
  });
});

describe('contests as a whole', () => {
  test('are listed for every administrator, without their content', async () => {
    await site.create({ title: 'First', auth: 1, pwd: 'secret', startTime: site.inHours(2) });
    const second = await site.create({ title: 'Second 100%', visible: false });
    await addContest(site.server, { title: 'Of a group', groupId: 4 });
    const list = async (query: object, { token } = site.people.other) => {
      const call = 'GET /api/admin/contest/get-contest-list';
      const { envelope } = await site.server.call(call, { query, token });
      return envelope.data as { total: number; records: { title: string; canEdit: boolean }[] };
    };
    const { records, total } = await list({});
    expect(records.map(({ title }) => title)).toEqual(['First', 'Second 100%']);
    expect(total).toBe(2);
    expect(JSON.stringify(records)).not.toContain('secret');
    expect(records[0]).toMatchObject({ canEdit: false, canDelete: false, problemCount: 0 });
    expect((await list({ keyword: '0%' })).records).toMatchObject([{ title: 'Second 100%' }]);
    expect((await list({ keyword: String(second) })).records).toMatchObject([{ id: second }]);
    expect((await list({ keyword: '_' })).total).toBe(0);
    expect((await list({}, site.people.owner)).records[0]).toMatchObject({ canEdit: true });
  });

  test('are shown and hidden', async () => {
    const cid = await site.create();
    const show = (visible: boolean) =>
      site.server.call('PUT /api/admin/contest/change-contest-visible', {
        query: { cid, visible },
        token: site.people.owner.token,
      });
    await show(false);
    expect(await site.read(cid)).toMatchObject({ visible: false });
    expect(await site.lastAudit()).toMatchObject({ before: { visible: true }, after: { visible: false } });
  });

  test('are cloned hidden and without problems, with the caller as owner', async () => {
    const cid = await site.create({ title: 'x'.repeat(255), awardType: 2, awardConfigList: awards });
    const { envelope } = await site.server.call('GET /api/admin/contest/clone', {
      query: { cid },
      token: site.people.root.token,
    });
    const copy = await site.read((envelope.data as { cid: number }).cid, site.people.root);
    expect(copy).toMatchObject({ source: cid, author: 'the-root', visible: false, awardType: 2 });
    expect(copy.title).toMatch(/^x{251}（副本）$/);
  });

  test.each([true, false])('keep their star accounts in a copy; problems: %s', async (withProblems) => {
    const star = await site.server.addUser();
    const cid = await site.create({ starAccount: [star.username] });
    const { id: pid } = await addProblem(site.server);
    expect(await site.add(cid, pid, 'A')).toBeUndefined();
    const { token } = site.people.owner;
    const clone = await site.server.call('GET /api/admin/contest/clone', {
      query: { cid, withProblems },
      token,
    });
    const copy = (clone.envelope.data as { cid: number }).cid;
    expect(await site.read(copy)).toMatchObject({
      starAccount: [star.username],
      problemCount: withProblems ? 1 : 0,
    });
    const list = await site.server.call('GET /api/admin/contest/get-contest-list', { query: {}, token });
    const { records } = list.envelope.data as { records: { id: number }[] };
    expect(records.find(({ id }) => id === copy)).toMatchObject({
      starAccount: JSON.stringify({ star_account: [star.username] }),
      awardConfig: null,
      pwd: null,
      accountLimitRule: null,
      description: expect.any(String) as string,
    });
  });

  test('are deleted by super administrators; submissions stay', async () => {
    const cid = await addRunning();
    const remove = async ({ token } = site.people.root) =>
      (
        await site.server.call('DELETE /api/admin/contest', {
          query: { cid, confirm: 'submissionsDetached' },
          token,
        })
      ).errorCode;
    expect(await remove(site.people.owner)).toBe('noPermission');
    expect(await remove()).toBeUndefined();
    expect(await remove()).toBe('contestMissing');
    expect(await site.lastAudit()).toMatchObject({
      action: 'contest.delete',
      before: { submissionCount: 1 },
    });
    expect(await site.database.selectFrom('submission').select('id').execute()).toHaveLength(1);
  });
});
