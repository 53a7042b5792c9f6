/** A small rehearsal against a real server with a real judge, which is killed once. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { SeededRandom } from '@touchstone/server/demo';
import {
  type SiteProcess,
  startJudgeProcess,
  startTestServer,
  storeLanguages,
  type TestServer,
} from '@touchstone/server/testing';
import { listFaults } from './rehearsal-report.ts';
import { runRehearsal, type RehearsalInput } from './run-rehearsal.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

/** Only ends what would never end. */
const hangsAfterMs = 240_000;

let server: TestServer;
let address: string;
let folder: string;
let judge: SiteProcess;
let admin: SiteClient;

const startJudge = (): SiteProcess =>
  startJudgeProcess({ serverUrl: address, folder, languages: 'C++ 17,Python3' });

beforeAll(async () => {
  server = await startTestServer();
  await storeLanguages(server.platform);
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-judge-'));
  judge = startJudge();
  const { token } = await server.addUser({ role: 'root' });
  admin = createSiteClient({ address, token });
  const findJudges = async () => {
    expect(await admin.call('GET /api/admin/config/get-judge-service-info')).toHaveLength(1);
  };
  await vi.waitFor(findJudges, { timeout: hangsAfterMs, interval: 100 });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * With this seed every kind of program is sent, and none in the second half of the minute: on a busy machine the teams are late,
 * and the site refuses what comes after the end.
 */
const random = new SeededRandom('rehearsal 114');
const killJudge = async (): Promise<undefined> => {
  await judge.kill('SIGKILL');
  judge = startJudge();
};
const rehearsal = (changes: Partial<RehearsalInput>) =>
  runRehearsal({
    admin,
    teams: 6,
    minutes: 1,
    submissions: 2,
    kills: [{ part: 'judge', kill: killJudge }],
    withoutKills: undefined,
    isKept: false,
    random: { next: () => random.next() },
    say: () => undefined,
    signal: new AbortController().signal,
    ...changes,
  });

/** Besides the account that rehearses. */
async function countWhatIsLeft(): Promise<number[]> {
  const { database } = server.platform;
  const tables = ['userAccount', 'contest', 'problem', 'submission'] as const;
  return Promise.all(
    tables.map(async (table) => (await database.selectFrom(table).select('id').execute()).length),
  );
}

it('loses nothing when the judge is killed, and leaves nothing behind', async () => {
  const report = await rehearsal({});
  if (report === undefined) throw new Error('the rehearsal was aborted');
  expect(listFaults(report)).toEqual([]);
  expect(report.kills.map(({ part }) => part)).toEqual(['judge']);
  expect(report.streams.opened).toBeGreaterThan(0);
  expect(report.submissions.judged).toBe(report.submissions.sent);
  expect(report.submissions.sent).toBeGreaterThanOrEqual(6);
  expect(report.calls.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['POST /api/login', 'POST /api/submit-problem-judge', 'GET /api/events']),
  );
  expect(await countWhatIsLeft()).toEqual([1, 0, 0, 0]);
});

it('removes everything when it is aborted', async () => {
  const interruption = new AbortController();
  const say = (text: string): void => {
    if (text.startsWith('making')) interruption.abort();
  };
  expect(await rehearsal({ say, signal: interruption.signal })).toBeUndefined();
  expect(await countWhatIsLeft()).toEqual([1, 0, 0, 0]);
});
