import { statuses } from '@touchstone/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const { accepted, wrongAnswer, partialAccepted } = statuses;
const startAt = new Date('2024-05-01T08:00:00Z');
const endAt = new Date('2024-05-01T10:00:00Z');

let server: TestServer;
type Person = Awaited<ReturnType<TestServer['addUser']>>;
const people = {} as Record<'owner' | 'root' | 'ann', Person>;

beforeAll(async () => {
  server = await startTestServer();
  people.owner = await server.addUser({ role: 'admin', username: 'owner' });
  people.root = await server.addUser({ role: 'root', username: 'the-root' });
  people.ann = await server.addUser({ username: 'ann' });
});
afterAll(() => server.close());

async function play(scoring: 'acm' | 'oi') {
  const cid = await addContest(server, { ownerId: people.owner.id, scoring, startAt, endAt });
  const { id: problemId } = await addProblem(server);
  const contestProblemId = await addContestProblem(server, { contestId: cid, problemId, displayId: 'A' });
  const submit = (person: Person, second: number, status: number, score: number | null = null) =>
    addSubmission(server, {
      problemId,
      contestId: cid,
      contestProblemId,
      userId: person.id,
      status,
      score,
      code: `// program of ${person.username} 程序`,
      submittedAt: new Date(startAt.getTime() + second * 1000),
    });
  await submit(people.ann, -1, accepted, 100);
  await submit(people.ann, 1, accepted, 100);
  await submit(people.ann, 2, wrongAnswer);
  await submit(people.ann, 3, partialAccepted, 30);
  await submit(people.ann, 7200, accepted, 100);
  await submit(people.owner, 4, accepted, 100);
  await submit(people.root, 5, accepted, 100);
  return cid;
}

const request = (cid: number | string, person: Person | undefined, query = '') => ({
  url: `/api/file/download-contest-ac-submission?cid=${String(cid)}${query}`,
  headers: person === undefined ? {} : { authorization: person.token },
});
const download = (...asked: Parameters<typeof request>) => server.app.inject(request(...asked));

/** Names in the central directory of a zip archive. */
function namesIn(archive: Buffer): string[] {
  const names = [];
  for (
    let at = archive.indexOf('PK\u0001\u0002');
    at !== -1;
    at = archive.indexOf('PK\u0001\u0002', at + 4)
  ) {
    names.push(archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString());
  }
  return names.toSorted();
}
const names = async (cid: number, query?: string) =>
  namesIn((await download(cid, people.owner, query)).rawPayload);

test('ACM: contains all accepted submissions of the contest, by user or by problem', async () => {
  const cid = await play('acm');
  expect(await names(cid)).toEqual([
    'ann/A_(20240501160001).c',
    'owner/A_(20240501160004).c',
    'the-root/A_(20240501160005).c',
  ]);
  expect(await names(cid, '&splitType=problem&excludeAdmin=true')).toEqual(['A/ann_(20240501160001).c']);
});

test('OI: contains the newest scored submission, with its score', async () => {
  expect(await names(await play('oi'), '&excludeAdmin=true')).toEqual(['ann/A_30_(20240501160003).c']);
});

test('is limited to administrators and logged; a HEAD request is not logged', async () => {
  const cid = await play('acm');
  const ask = (person: Person) => server.app.inject({ ...request(cid, person), method: 'HEAD' });
  const { statusCode, headers, rawPayload } = await ask(people.owner);
  expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, 'application/zip', 0]);
  expect((await ask(people.ann)).headers['error-code']).toBe('contestAdminOnly');
  expect((await download(cid, undefined)).statusCode).toBe(401);
  const refused = await download(cid, people.ann);
  expect([refused.statusCode, refused.headers['error-code']]).toEqual([400, 'contestAdminOnly']);
  expect((await download('x', people.owner)).headers['error-code']).toBe('contestMissing');
  expect((await download(cid, people.root)).headers['content-type']).toBe('application/zip');
  const noted = await server.platform.database
    .selectFrom('auditLog')
    .select(['actorId', 'action'])
    .where('target', '=', `contest ${String(cid)}`)
    .execute();
  expect(noted).toEqual([{ actorId: people.root.id, action: 'contest.download-programs' }]);
});
