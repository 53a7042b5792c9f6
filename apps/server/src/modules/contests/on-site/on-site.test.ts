import { statuses, toWireDate } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { accepted, wrongAnswer } = statuses;
const text = 'x'.repeat(50);

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann' | 'bo', Person>;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin' });
  people.root = await server.addUser({ role: 'root' });
  people.ann = await server.addUser({ username: '安 "n"' });
  people.bo = await server.addUser();
});
afterAll(() => server.close());

type Contest = Parameters<typeof addContest>[1];
const add = (contest: Contest = {}) =>
  addContest(server, { ownerId: people.owner.id, isPrintOpen: true, ...contest });

const print = async (cid: number, person: Person, content: string = text) =>
  (await server.call('POST /api/submit-print-text', { body: { cid, content }, token: person.token }))
    .errorCode;
const prints = (cid: number, { token }: Person) =>
  server.call('GET /api/get-contest-print', { query: { cid }, token });
const rows = async (cid: number) =>
  (
    (await prints(cid, people.owner)).envelope.data as {
      records: { id: number; status: number; username: string }[];
    }
  ).records;
const done = async (cid: number, id: number, { token }: Person) =>
  (await server.call('PUT /api/check-contest-print-status', { query: { cid, id }, body: {}, token }))
    .errorCode;
const download = (id: number | string, person?: Person) =>
  server.app.inject({
    url: `/api/file/download-contest-print-text?id=${String(id)}`,
    headers: person === undefined ? {} : { authorization: person.token },
  });

const audited = (cid: number) =>
  server.platform.database
    .selectFrom('auditLog')
    .select(['actorUsername', 'action', 'before', 'after'])
    .where('target', '=', `contest ${String(cid)}`)
    .orderBy('id')
    .execute();

describe('printing', () => {
  test('accepts one text in half a minute, and a refused one does not count', async () => {
    const cid = await add();
    const person = await server.addUser();
    expect(await print(cid, person, 'x'.repeat(49))).toBe('printTooShort');
    expect(await print(cid, person, '')).toBe('printTooShort');
    const answers = await Promise.all([print(cid, person), print(cid, person), print(cid, person)]);
    expect(answers.toSorted()).toEqual(['printTooSoon', 'printTooSoon', undefined]);
    server.passTime(30);
    expect(await print(cid, person)).toBeUndefined();
    expect(await rows(cid)).toHaveLength(2);
  });

  test.each([
    ['without a printer', { isPrintOpen: false }, 'printClosed'],
    ['before the start', { startsInHours: 1 }, 'contestNotStarted'],
    ['for an outsider', { audience: 'private', password: 'word' }, 'contestNotRegistered'],
    ['for a spectator', { audience: 'protected', password: 'word' }, 'contestNotRegistered'],
  ] as const)('%s is refused', async (_when, contest, code) => {
    expect(await print(await add(contest), people.bo)).toBe(code);
  });

  test('is listed, fetched and marked as printed only by administrators of the contest', async () => {
    const [cid, other] = [await add(), await add()];
    await print(cid, people.ann);
    const [waiting] = await rows(cid);
    const id = waiting?.id ?? 0;
    expect(waiting).toMatchObject({ status: 0, username: people.ann.username });
    for (const person of [people.ann, people.bo]) {
      expect((await prints(cid, person)).errorCode).toBe('contestAdminOnly');
      expect(await done(cid, id, person)).toBe('contestAdminOnly');
      expect((await download(id, person)).body).not.toContain(text);
    }
    expect((await download(id)).statusCode).toBe(401);
    const file = await download(id, people.root);
    expect([file.statusCode, file.body]).toEqual([200, text]);
    expect(file.headers['content-disposition']).toContain(
      encodeURIComponent(`${people.ann.username}_Contest_Print.txt`),
    );
    expect((await download('x', people.root)).body).not.toContain(text);
    expect(await done(other, id, people.owner)).toBe('printMissing');
    expect(await done(cid, id, people.owner)).toBeUndefined();
    expect(await done(cid, id, people.root)).toBeUndefined();
    const inBody = { body: { id, cid: String(cid) }, query: {}, token: people.root.token };
    const { envelope } = await server.call('PUT /api/check-contest-print-status', inBody);
    expect(envelope.status).toBe(200);
    expect(await audited(cid)).toMatchObject([
      {
        actorUsername: people.owner.username,
        action: 'contest-print.check',
        after: { print: id, status: 1 },
      },
    ]);
    server.passTime(30);
    await print(cid, people.ann);
    expect((await rows(cid)).map(({ status }) => status)).toEqual([0, 1]);
  });
});

describe('balloons', () => {
  interface Balloon {
    id: number;
    username: string;
    displayId: string;
    firstBlood: boolean;
    checked: boolean;
    time: number;
  }
  const balloons = async (cid: number, { token }: Person = people.owner) =>
    server.call('GET /api/get-contest-ac-info', { query: { cid }, token });
  const listed = async (cid: number) =>
    ((await balloons(cid)).envelope.data as { records: Balloon[] }).records;
  const bring = async (
    body: { id: number; cid: number; checked: boolean },
    { token }: Person = people.owner,
  ) => (await server.call('PUT /api/check-contest-ac-info', { body, token })).errorCode;

  async function play(contest: Parameters<typeof addContest>[1] = {}) {
    const cid = await add({
      startsInHours: -3,
      lastsHours: 1,
      isSubmittingAllowedAfterEnd: true,
      ...contest,
    });
    const { startAt } = await server.platform.database
      .selectFrom('contest')
      .select('startAt')
      .where('id', '=', cid)
      .executeTakeFirstOrThrow();
    const problem = await addProblem(server);
    const contestProblemId = await addContestProblem(server, {
      contestId: cid,
      problemId: problem.id,
      displayId: 'A',
    });
    const submit = (person: Person, second: number, status: number = accepted) =>
      addSubmission(server, {
        problemId: problem.id,
        contestId: cid,
        contestProblemId,
        userId: person.id,
        status,
        submittedAt: new Date(startAt.getTime() + second * 1000),
      });
    return { cid, submit, problemId: problem.id };
  }

  test('list the first accepted submission of each contestant and problem, mark the first of all, and put delivered ones last', async () => {
    const { cid, submit } = await play();
    const late = await server.addUser();
    await submit(people.owner, 1);
    await submit(people.root, 1);
    await submit(people.ann, 5, wrongAnswer);
    await submit(people.bo, 20);
    await submit(people.bo, 10.6);
    await submit(people.ann, 10.2);
    await submit(late, 3600);
    const brief = async () =>
      (await listed(cid)).map(({ username, time, firstBlood, checked }) => [
        username,
        time,
        firstBlood,
        checked,
      ]);
    const [ann, bo] = [people.ann.username, people.bo.username];
    expect(await brief()).toEqual([
      [ann, 10, true, false],
      [bo, 10, true, false],
    ]);
    const [first] = await listed(cid);
    const id = first?.id ?? 0;
    expect(await bring({ id, cid, checked: true })).toBeUndefined();
    expect(await bring({ id, cid, checked: true })).toBeUndefined();
    expect(await brief()).toEqual([
      [bo, 10, true, false],
      [ann, 10, true, true],
    ]);
    expect(await bring({ id, cid, checked: false })).toBeUndefined();
    expect((await brief())[0]).toEqual([ann, 10, true, false]);
  });

  describe.each([
    ['running', { startsInHours: -1, lastsHours: 2 }, true],
    ['over, its results not published', { isUnsealedAtEnd: false }, true],
    ['over', {}, false],
    ['running, and balloons go on', { startsInHours: -1, lastsHours: 2, hasBalloonsInFreeze: true }, false],
  ] as const)('in a frozen contest that is %s', (_stage, contest, isHiding) => {
    const isOver = !('startsInHours' in contest);
    test(`${isHiding ? 'stop' : 'do not stop'} at the freeze`, async () => {
      const sealedFrom = new Date(server.platform.clock().getTime() - (isOver ? 2.5 : 0.5) * 3_600_000);
      const { cid, submit } = await play({ ...contest, sealedFrom });
      const id = await submit(people.ann, 60);
      const late = await submit(people.bo, 3000);
      const { envelope } = await balloons(cid);
      expect(envelope.data).toMatchObject({
        total: isHiding ? 1 : 2,
        hiddenFrom: isHiding ? toWireDate(sealedFrom) : null,
      });
      expect(await bring({ id, cid, checked: true })).toBeUndefined();
      expect(await bring({ id: late, cid, checked: true })).toBe(isHiding ? 'balloonMissing' : undefined);
    });
  });

  test('are given for a problem that became private in the bank', async () => {
    const { cid, submit, problemId } = await play();
    await submit(people.ann, 5);
    expect(await listed(cid)).toHaveLength(1);
    await server.platform.database
      .updateTable('problem')
      .set({ visibility: 'private' })
      .where('id', '=', problemId)
      .execute();
    const { envelope } = await balloons(cid);
    expect(envelope.data).toMatchObject({ total: 1 });
  });

  test('are limited to administrators of the contest', async () => {
    const [{ cid, submit }, other] = [await play(), await play()];
    const id = await submit(people.bo, 20);
    const wrong = await submit(people.bo, 21, wrongAnswer);
    expect((await balloons(cid, people.ann)).errorCode).toBe('contestAdminOnly');
    expect(await bring({ id, cid, checked: true }, people.bo)).toBe('contestAdminOnly');
    expect(await bring({ id, cid: other.cid, checked: true })).toBe('balloonMissing');
    expect(await bring({ id: wrong, cid, checked: true })).toBe('balloonMissing');
  });
});
