/**
 * Every vendor takes many submissions over five accounts while one connection in ten drops, before or after the site handled the
 * request, and while the worker, a process of its own, is killed three times. All vendors do so at the same time. No code may be lost, and none may arrive twice.
 *
 * The sites are local servers of this process. They judge at once, since only the way there is tested, and the worker does not
 * keep the pace of real sites.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getRemoteVendor, remoteJudges, type RemotePrefix } from '@touchstone/contract/remote-judges';
import { findRemoteLanguage } from '@touchstone/contract/remote-languages/index';
import { statuses } from '@touchstone/contract/statuses';
import type { SiteFault } from '@touchstone/remote-judges/testing/local-site';
import type { VendorSite } from '@touchstone/remote-judges/testing/vendor-site';
import { judgeByWord, localVendors, startVendorSite } from '@touchstone/remote-judges/testing/vendor-sites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeLanguages } from './modules/site/index.ts';
import { addProblem } from './testing/sample-content.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Per vendor. REMOTE_FAULT_SUBMISSIONS=200 is the full proof; a test run of the whole project has no time for it. */
const submissionCount = Number(process.env['REMOTE_FAULT_SUBMISSIONS'] ?? 20);
const killCount = 3;
const password = 'a secret & more';
const usernames = ['ridge', 'valley', 'harbour', 'meadow', 'forest'];
const secretKey = '0'.repeat(64);
/** Of ten requests, the fifth is dropped before the site handles it, and the tenth after. */
const dropEvery = 10;

function dropConnections(): () => SiteFault | undefined {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests % dropEvery === 0) return 'dropAfter';
    return requests % dropEvery === dropEvery / 2 ? 'dropBefore' : undefined;
  };
}

/** These only end what would never end. */
const waitMs = 1_500_000;
const testMs = 6_000_000;

const workerProgram = fileURLToPath(new URL('./remote-worker.ts', import.meta.url));
const workerOptions = {
  pace: { accountIntervalMs: 0, vendorIntervalMs: 0, pollIntervalMs: 0, dailyCap: 100_000, listDelayMs: 200 },
  polling: { intervalMs: 100, limit: 1000 },
  // Sites that drop connections are paused as usual, only shorter.
  breaker: { vendorFailures: 3, firstPauseMs: 20, longestPauseMs: 100 },
  // Longer than a busy machine may stop the worker, which renews its leases in between.
  leaseMs: 15_000,
  idleMs: 100,
  concurrency: 24,
  sendLimit: 20,
  recoverLimit: 1000,
};

/** One site for each list of accounts: Codeforces and its gym share theirs. */
const groups = [...new Set(remoteJudges.map(({ accountKey }) => accountKey))].map((accountKey) => ({
  accountKey,
  prefixes: remoteJudges.filter((vendor) => vendor.accountKey === accountKey).map(({ prefix }) => prefix),
}));

const sites = new Map<RemotePrefix, VendorSite>();
let server: TestServer;
let dataDirectory: string;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  for (const { prefixes } of groups) {
    const [first] = prefixes;
    if (first === undefined) continue;
    const site = await startVendorSite(first, {
      accounts: Object.fromEntries(usernames.map((name) => [name, password])),
      judge: judgeByWord(first),
    });
    for (const prefix of prefixes) sites.set(prefix, site);
  }
  server = await startTestServer({ remoteSites: addresses(), secretKey });
  dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-remote-worker-'));
  await storeLanguages(server.platform);
  const { token } = await server.addUser({ role: 'root' });
  for (const { accountKey, prefixes } of groups) {
    for (const username of usernames)
      await server.call('POST /api/admin/remote/account', {
        token,
        body: { accountKey, username, password },
      });
    for (const key of prefixes)
      await server.call('PUT /api/admin/remote/vendor', { token, body: { key, isEnabled: true } });
  }
});
afterAll(async () => {
  await kill();
  await server.close();
  for (const site of new Set(sites.values())) await site.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

const addresses = () => Object.fromEntries([...sites].map(([prefix, { origin }]) => [prefix, origin]));

/** Set when a worker ends that was not killed. */
let crash: string | undefined;

function startWorker() {
  const child = spawn(process.execPath, [workerProgram], {
    env: {
      ...process.env,
      DATABASE_URL: server.connectionString,
      DATA_DIR: dataDirectory,
      SECRET_KEY: secretKey,
      REMOTE_SITES: JSON.stringify(addresses()),
      REMOTE_WORKER_OPTIONS: JSON.stringify(workerOptions),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  child.once('exit', (code, signal) => {
    if (signal !== 'SIGKILL') crash = `the worker ended with ${String(code ?? signal)}`;
  });
  worker = child;
}

async function kill() {
  if (worker === undefined || worker.exitCode !== null || worker.signalCode !== null) return;
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

/** Long enough for every site, and different for each submission. */
const codeOf = (prefix: RemotePrefix, index: number) =>
  `#include <cstdio>\nint main() { int a, b; scanf("%d%d", &a, &b); printf("%d", a + b); } // ${prefix} ${String(index)}.\n`;

/** Stores the submissions as the call would, in two statements. */
async function submitAll(prefix: RemotePrefix, userId: string) {
  const { database, clock } = server.platform;
  const { accountKey, languageKey } = getRemoteVendor(prefix);
  const { problemId: remoteProblemId, languages } = localVendors[prefix];
  const language = findRemoteLanguage(languageKey, languages.cpp);
  if (language === undefined) throw new Error(`${prefix} has no language`);
  const problem = await addProblem(server, {
    displayId: `${prefix}-${remoteProblemId}`.toUpperCase(),
    isRemote: true,
  });
  const now = clock();
  const codes = Array.from({ length: submissionCount }, (_, index) => codeOf(prefix, index));
  const stored = await database
    .insertInto('submission')
    .values(
      codes.map((code) => ({
        problemId: problem.id,
        userId,
        language: language.name,
        code,
        codeLength: code.length,
        status: statuses.pending,
      })),
    )
    .returning(['id', 'version'])
    .execute();
  await database
    .insertInto('remoteRun')
    .values(
      stored.map(({ id, version }) => ({
        submissionId: id,
        revision: version,
        vendor: prefix,
        remoteProblemId,
        language: language.siteId,
        accountKey,
        nextStepAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .execute();
  return problem.id;
}

const countFinished = async (problemIds: readonly number[]) => {
  if (crash !== undefined) return crash;
  const { count } = await server.platform.database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('problemId', 'in', problemIds)
    .where('status', 'not in', [statuses.pending, statuses.compiling, statuses.judging])
    .executeTakeFirstOrThrow();
  return count;
};

const listStatuses = async (problemId: number) => {
  const rows = await server.platform.database
    .selectFrom('submission')
    .select(['status'])
    .where('problemId', '=', problemId)
    .execute();
  return rows.map(({ status }) => status);
};

/** How often each code arrived, with the blanks removed that a second try may append. */
function listArrivals(prefix: RemotePrefix) {
  const arrived = new Map<string, number>();
  for (const { code, problemId } of sites.get(prefix)?.runs.list() ?? [])
    if (problemId === localVendors[prefix].problemId)
      arrived.set(code.trimEnd(), (arrived.get(code.trimEnd()) ?? 0) + 1);
  return arrived;
}

const problemIds = new Map<RemotePrefix, number>();

test(
  'the worker finishes every submission although it is killed again and again',
  async () => {
    const { id: userId } = await server.addUser();
    for (const { prefix } of remoteJudges) problemIds.set(prefix, await submitAll(prefix, userId));
    const ids = [...problemIds.values()];
    const total = submissionCount * ids.length;
    for (const site of new Set(sites.values())) site.failWhen(dropConnections());

    startWorker();
    for (let killed = 0; killed < killCount; killed++) {
      const wanted = (total * (killed + 1)) / (killCount + 2);
      await expect
        .poll(async () => Number(await countFinished(ids)) > wanted || crash, {
          timeout: waitMs,
          interval: 500,
        })
        .toBe(true);
      await kill();
      startWorker();
    }
    await expect.poll(() => countFinished(ids), { timeout: waitMs, interval: 500 }).toBe(total);
  },
  testMs,
);

test.each(remoteJudges)('$name has every code once, and every submission its verdict', async ({ prefix }) => {
  expect(new Set(await listStatuses(problemIds.get(prefix) ?? 0))).toEqual(new Set([statuses.accepted]));
  const arrived = listArrivals(prefix);
  expect(arrived.size).toBe(submissionCount);
  expect([...arrived].filter(([, count]) => count !== 1)).toEqual([]);
});
