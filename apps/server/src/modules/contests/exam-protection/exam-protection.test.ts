import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSession } from '../../../platform/sessions/sessions.ts';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

type Person = Awaited<ReturnType<TestServer['addUser']>>;

const lab = '10.1.2.3';
const home = '203.0.113.7';
const inLab = { remoteAddress: lab };

let server: TestServer;
let owner: Person;
let ann: Person;
let problemId: number;
let cid: number;
let contestProblemId: number;

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  owner = await server.addUser({ role: 'admin', username: 'the-owner' });
  problemId = (await addProblem(server, { visibility: 'contest' })).id;
});
afterAll(() => server.close());

const protect = async (columns: Parameters<typeof addContest>[1]) => {
  cid = await addContest(server, { ownerId: owner.id, description: 'An exam.', ...columns });
  contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
};
beforeEach(async () => {
  ann = await server.addUser();
});

const secondDevice = async ({ id }: Person) => ({
  token: await openSession(server.platform.database, id, server.platform.clock()),
});

interface From {
  remoteAddress?: string;
}
const open = (person: { token: string }, from: From = inLab) =>
  server.call('GET /api/get-contest-problem', { query: { cid }, token: person.token, ...from });
const errorOf = async (answer: ReturnType<typeof open>) => (await answer).errorCode;
const desk = async (person: { token: string }, from: From = inLab) => {
  const call = { query: { cid }, token: person.token, ...from };
  return (await server.call('GET /api/contest-desk', call)).envelope.data as {
    protection: unknown;
    refusal: { reason: string } | null;
  };
};
interface SignIns {
  username: string;
  sessions: { id: number; ip: string; releasedAt: string | null; releasedBy: string | null }[];
  refusals: { reason: string; ip: string; attempts: number }[];
}
const signIns = async () =>
  (await server.call('GET /api/contest-desk/exam-sessions', { query: { cid }, token: owner.token })).envelope
    .data as SignIns[];
const release = (id: number, person: Person = owner) =>
  server.call('DELETE /api/contest-desk/exam-session', { query: { cid, id }, token: person.token });
const save = (body: object) =>
  server.call('PUT /api/admin/contest', { body: { id: cid, ...body }, token: owner.token });

describe('an allow-list', () => {
  beforeEach(() => protect({ examAddresses: '10.0.0.0/8\n2001:db8::/64' }));

  test('opens the contest at its addresses only, and says which they are', async () => {
    expect(await errorOf(open(ann))).toBeUndefined();
    expect(await errorOf(open(ann, { remoteAddress: '2001:db8::5' }))).toBeUndefined();
    const { errorCode, envelope } = await open(ann, { remoteAddress: home });
    expect(errorCode).toBe('contestAddressNotAllowed');
    expect(envelope.msg).toContain(home);
    expect(envelope.msg).toContain('10.0.0.0/8, 2001:db8::/64');
    expect(envelope.data).toEqual({
      reason: 'address-not-allowed',
      ip: home,
      allowed: ['10.0.0.0/8', '2001:db8::/64'],
    });
  });

  test('refuses submissions, questions, prints and own submissions from elsewhere', async () => {
    const submitId = await addSubmission(server, {
      userId: ann.id,
      problemId,
      contestId: cid,
      contestProblemId,
      status: statuses.accepted,
    });
    const from = { token: ann.token, remoteAddress: home };
    const answers = await Promise.all([
      server.call('POST /api/submit-problem-judge', {
        body: { pid: 'A', cid, language: 'C', code: 'int main() { return 0; }' },
        ...from,
      }),
      server.call('GET /api/get-submission-detail', { query: { submitId }, ...from }),
      server.call('GET /api/get-all-case-result', { query: { submitId }, ...from }),
      server.call('GET /api/submission-explanation', { query: { submitId }, ...from }),
      server.call('POST /api/get-contest-rank', { body: { cid }, ...from }),
      server.call('GET /api/get-contest-announcement', { query: { cid }, ...from }),
    ]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(answers.map(() => 'contestAddressNotAllowed'));
    const states = await server.call('POST /api/check-submissions-status', {
      body: { submitIds: [submitId] },
      ...from,
    });
    expect(states.envelope.data).toEqual({});
  });

  test('does not restrict administrators and staff', async () => {
    const helper = await server.addUser();
    await server.call('PUT /api/contest-desk/staff', {
      body: { cid, username: helper.username, roles: ['balloons'] },
      token: owner.token,
    });
    expect(await errorOf(open(owner, { remoteAddress: home }))).toBeUndefined();
    expect(await errorOf(open(helper, { remoteAddress: home }))).toBeUndefined();
  });

  test('ends with the contest', async () => {
    await protect({ examAddresses: '10.0.0.0/8', startsInHours: -6 });
    expect(await errorOf(open(ann, { remoteAddress: home }))).toBeUndefined();
  });

  test('leaves a public scoreboard open to everyone', async () => {
    await protect({ examAddresses: '10.0.0.0/8', isBoardPublic: true });
    expect(await errorOf(open(ann, { remoteAddress: home }))).toBeUndefined();
    const rank = { body: { cid }, token: ann.token, remoteAddress: home };
    expect((await server.call('POST /api/get-contest-rank', rank)).errorCode).toBe(
      'contestAddressNotAllowed',
    );
  });

  test('is announced to contestants, without its addresses', async () => {
    expect(await desk(ann)).toMatchObject({
      protection: { hasAddressList: true, isSingleSession: false, isAddressBound: false },
      refusal: null,
    });
    expect((await desk(ann, { remoteAddress: home })).refusal).toMatchObject({ ip: home });
  });

  test('trusts the header of a proxy, not that of a client', async () => {
    const call = (remoteAddress: string) =>
      server.call('GET /api/get-contest-problem', {
        query: { cid },
        token: ann.token,
        headers: { 'x-forwarded-for': lab },
        remoteAddress,
      });
    expect((await call('127.0.0.1')).errorCode).toBeUndefined();
    expect((await call(home)).errorCode).toBe('contestAddressNotAllowed');
  });
});

describe('one session', () => {
  beforeEach(() => protect({ isSingleSession: true }));

  test('the first device that enters wins, and the second hears since when', async () => {
    const second = await secondDevice(ann);
    expect(await errorOf(open(ann))).toBeUndefined();
    const { errorCode, envelope } = await open(second);
    expect(errorCode).toBe('contestOtherDevice');
    expect(envelope.data).toMatchObject({ reason: 'other-device' });
    expect((await desk(second)).refusal).toMatchObject({ reason: 'other-device' });
    expect(await errorOf(open(ann, { remoteAddress: home }))).toBeUndefined();
  });

  test('of devices that enter at the same time, one wins', async () => {
    const devices = await Promise.all(Array.from({ length: 6 }, () => secondDevice(ann)));
    const codes = await Promise.all(devices.map((device) => errorOf(open(device))));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'contestOtherDevice')).toHaveLength(5);
    const [row] = await signIns();
    expect(row?.sessions).toHaveLength(1);
  });

  test('a released contestant enters with a new device, and the old one is refused', async () => {
    const second = await secondDevice(ann);
    await open(ann);
    await open(second);
    const [before] = await signIns();
    expect(before).toMatchObject({
      username: ann.username,
      sessions: [{ ip: lab, releasedAt: null }],
      refusals: [{ reason: 'other-device', ip: lab, attempts: 1 }],
    });
    expect((await release(before?.sessions[0]?.id ?? 0)).errorCode).toBeUndefined();
    expect(await errorOf(open(ann))).toBe('contestSessionReleased');
    expect(await errorOf(open(second))).toBeUndefined();
    expect(await errorOf(open(ann))).toBe('contestOtherDevice');
    const [after] = await signIns();
    expect(after?.sessions.map(({ releasedBy }) => releasedBy)).toEqual([null, 'the-owner']);
    const entry = await server.platform.database
      .selectFrom('auditLog')
      .selectAll()
      .where('action', '=', 'exam-session.release')
      .where('target', '=', `contest ${String(cid)}`)
      .executeTakeFirstOrThrow();
    expect(entry.actorId).toBe(owner.id);
  });

  test('a session is released once, and by administrators of the contest only', async () => {
    await open(ann);
    const id = (await signIns())[0]?.sessions[0]?.id ?? 0;
    expect((await release(id, ann)).errorCode).toBe('contestNotYours');
    const list = { query: { cid }, token: ann.token };
    expect((await server.call('GET /api/contest-desk/exam-sessions', list)).errorCode).toBe(
      'contestAdminOnly',
    );
    await release(id);
    expect((await release(id)).errorCode).toBe('examSessionMissing');
    await protect({ isSingleSession: true });
    expect((await release(id)).errorCode).toBe('examSessionMissing');
  });

  test('logging out does not free the contest', async () => {
    await open(ann);
    await server.call('GET /api/logout', { token: ann.token });
    expect(await errorOf(open(await secondDevice(ann)))).toBe('contestOtherDevice');
  });

  test('calls of one page load count as one attempt', async () => {
    server.stopClock();
    const second = await secondDevice(ann);
    await open(ann);
    for (let call = 0; call < 3; call += 1) await open(second);
    expect((await signIns())[0]?.refusals).toMatchObject([{ attempts: 1 }]);
    server.passTime(11);
    await open(second);
    expect((await signIns())[0]?.refusals).toMatchObject([{ attempts: 2 }]);
  });
});

describe('a session bound to its address', () => {
  beforeEach(() => protect({ isAddressBound: true }));

  test('is refused elsewhere until it is released', async () => {
    expect(await errorOf(open(ann))).toBeUndefined();
    const moved = await open(ann, { remoteAddress: home });
    expect(moved.errorCode).toBe('contestAddressChanged');
    expect(moved.envelope.data).toEqual({ reason: 'address-changed', ip: home, boundTo: lab });
    expect(await errorOf(open(await secondDevice(ann), { remoteAddress: home }))).toBeUndefined();
    const sessions = (await signIns())[0]?.sessions ?? [];
    await release(sessions.find(({ ip }) => ip === lab)?.id ?? 0);
    expect(await errorOf(open(ann, { remoteAddress: home }))).toBeUndefined();
    expect(await errorOf(open(ann))).toBe('contestAddressChanged');
  });
});

describe('the form of a contest', () => {
  beforeEach(() => protect({}));
  const form = async () =>
    (await server.call('GET /api/admin/contest', { query: { cid }, token: owner.token })).envelope.data;

  test('stores the protection, and absent fields stay', async () => {
    await save({
      examAddresses: ['2001:DB8::/64', '', '10.0.0.0/8'],
      singleSession: true,
      addressBound: true,
    });
    const stored = {
      examAddresses: ['2001:db8::/64', '10.0.0.0/8'],
      singleSession: true,
      addressBound: true,
    };
    expect(await form()).toMatchObject(stored);
    await save({ title: 'Another title' });
    expect(await form()).toMatchObject(stored);
    await save({ examAddresses: [], singleSession: false, addressBound: false });
    expect(await form()).toMatchObject({
      examAddresses: [],
      singleSession: false,
      addressBound: false,
    });
  });

  test.each([
    [['10.0.0.0/8', 'lab'], '“lab” is not an IP address'],
    [['10.0.0.1/8'], 'Write 10.0.0.0/8.'],
    [['10.0.0.0/40'], 'the prefix length'],
  ])('names the line that is wrong: %j', async (examAddresses, text) => {
    const answer = await server.call('PUT /api/admin/contest', {
      body: { id: cid, examAddresses },
      token: owner.token,
      headers: { 'accept-language': 'en-US' },
    });
    expect(answer.errorCode).toBe('contestFormInvalid');
    expect(answer.envelope.msg).toContain(text);
  });

  test('warns before it shuts out contestants who are active now', async () => {
    const details = { query: { cid, displayId: 'A' } };
    const bo = await server.addUser();
    // A session records its address again after five minutes.
    server.passTime(301);
    await server.call('GET /api/get-contest-problem-details', {
      ...details,
      token: ann.token,
      ...inLab,
    });
    await server.call('GET /api/get-contest-problem-details', {
      ...details,
      token: bo.token,
      remoteAddress: home,
    });
    const refused = await save({ examAddresses: ['10.0.0.0/8'] });
    expect(refused.errorCode).toBe('changeInUse');
    expect(refused.envelope.msg).toContain('1');
    expect(await form()).toMatchObject({ examAddresses: [] });
    expect((await save({ examAddresses: ['10.0.0.0/8', home] })).errorCode).toBeUndefined();
    expect(
      (await save({ examAddresses: ['10.0.0.0/8'], confirm: 'contestantsShutOut' })).errorCode,
    ).toBeUndefined();
    expect(await errorOf(open(bo, { remoteAddress: home }))).toBe('contestAddressNotAllowed');
    // The contestant is out already, so further changes shut out no one.
    expect((await save({ examAddresses: ['10.1.0.0/16'] })).errorCode).toBeUndefined();
  });

  test('does not warn before the start', async () => {
    await protect({ startsInHours: 2 });
    expect((await save({ examAddresses: ['10.0.0.0/8'] })).errorCode).toBeUndefined();
  });
});
