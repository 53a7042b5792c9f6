/**
 * The figures of the sizing table: CPU time and memory of the parts, which do not depend on what else the machine does.
 *
 * - requests: the CPU time of a server and of PostgreSQL for one read, of a user who is logged in
 * - a contest: the same for the mix of calls of a rehearsal. Judges are not in it: sandboxed programs are not below their process
 * - browsers: the memory and the CPU time of a server for a thousand open event streams
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { fireRequests } from '../bench/http/fire-requests.ts';
import { openStreams, usersForStreams } from './open-streams.ts';
import type { Cluster } from './start-cluster.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { logInAsRoot } from './upload-file.ts';
import { loadUsage, sumUsage, type Usage } from './usage.ts';

type Say = (text: string) => void;

const reads = [
  '/api/get-problem-list?limit=30&currentPage=1',
  '/api/get-submission-list?limit=30&currentPage=1',
  '/api/get-rank-list?limit=30&currentPage=1&type=0',
  '/api/msg/unread',
];
const readSeconds = 8;
const streamCount = 1000;
const streamSeconds = 60;
const contest = { teams: 20, minutes: 1, submissions: 4 };

export async function measure(cluster: Cluster, say: Say): Promise<number> {
  const token = await logInAsRoot(cluster.address, cluster.rootPassword);
  printMemory(cluster, 'after the start');
  await measureReads(cluster, token, say);
  await measureContest(cluster, say);
  printMemory(cluster, 'after the contest');
  await measureStreams(cluster, token, say);
  return 0;
}

const usageOf = (parts: readonly SupervisedProcess[]): Usage =>
  sumUsage(parts.map((part) => loadUsage(part.pid() ?? 0)));

async function measureReads({ serverAddresses, servers, database }: Cluster, token: string, say: Say) {
  const [address = ''] = serverAddresses;
  const server = servers.slice(0, 1);
  for (const path of reads) {
    say(`reading ${path}`);
    // The first answers compile code and fill connections.
    await fireRequests(address, () => ({ path, token }), 2);
    const before = [usageOf(server), usageOf([database])].map(({ cpuMs }) => cpuMs);
    const { answerCount, non2xx, errors } = await fireRequests(address, () => ({ path, token }), readSeconds);
    const after = [usageOf(server), usageOf([database])].map(({ cpuMs }) => cpuMs);
    if (non2xx + errors > 0) throw new Error(`${path} failed ${String(non2xx + errors)} times`);
    const [serverMs = 0, databaseMs = 0] = after.map(
      (cpuMs, index) => (cpuMs - (before[index] ?? 0)) / answerCount,
    );
    print(path.split('?')[0] ?? path, {
      answers: answerCount,
      'server CPU ms': serverMs,
      'database CPU ms': databaseMs,
      'requests/s per server core': 1000 / serverMs,
    });
  }
}

async function measureContest(cluster: Cluster, say: Say) {
  const { servers, database, balancer } = cluster;
  const parts = { servers, database: [database], balancer: [balancer] };
  const load = () => Object.entries(parts).map(([name, list]) => [name, usageOf(list).cpuMs] as const);
  say('playing a contest');
  const before = new Map(load());
  const { calls, submissions } = await playContest(cluster);
  const used = Object.fromEntries(load().map(([name, cpuMs]) => [name, cpuMs - (before.get(name) ?? 0)]));
  const requests = calls.reduce((sum, { count }) => sum + count, 0);
  print('contest', {
    requests,
    verdicts: submissions.judged,
    'server CPU ms per request': (used['servers'] ?? 0) / requests,
    'database CPU ms per request': (used['database'] ?? 0) / requests,
    'balancer CPU ms per request': (used['balancer'] ?? 0) / requests,
  });
}

interface ContestReport {
  readonly calls: readonly { readonly count: number }[];
  readonly submissions: { readonly judged: number };
}

async function playContest({ address, rootPassword }: Cluster): Promise<ContestReport> {
  const words = Object.entries(contest).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const program = join(repositoryRoot, 'apps/cli/src/main.ts');
  const rehearsal = spawn(process.execPath, [program, 'rehearse', '--address', address, '--json', ...words], {
    env: { ...process.env, REHEARSE_PASSWORD: rootPassword },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(rehearsal.stdout)) as ContestReport;
}

async function measureStreams(
  { address, serverAddresses, servers, database }: Cluster,
  token: string,
  say: Say,
) {
  say(`logging in the users of ${String(streamCount)} browsers`);
  const tokens = await logInUsers(address, token, usersForStreams(streamCount));
  const [server] = [servers.slice(0, 1)];
  const before = usageOf(server);
  const streams = await openStreams(serverAddresses[0] ?? '', tokens, streamCount);
  say(`${String(streams.count)} streams are open`);
  await sleep(5_000);
  const [opened, databaseOpened] = [usageOf(server), usageOf([database])];
  await sleep(streamSeconds * 1000);
  const [later, databaseLater] = [usageOf(server), usageOf([database])];
  streams.close();
  print(`${String(streamCount)} open browsers`, {
    'server memory MB': (later.memoryBytes - before.memoryBytes) / 1024 ** 2,
    'opening, server CPU ms each': (opened.cpuMs - before.cpuMs) / streamCount,
    'server CPU % of a core': (later.cpuMs - opened.cpuMs) / streamSeconds / 10,
    'database CPU % of a core': (databaseLater.cpuMs - databaseOpened.cpuMs) / streamSeconds / 10,
  });
}

async function logInUsers(address: string, token: string, count: number): Promise<string[]> {
  const post = (path: string, body: object, authorization = '') =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(authorization !== '' && { authorization }) },
      body: JSON.stringify(body),
    });
  const range = { prefix: 'browser-', number_from: 1, number_to: count, password_length: 10 };
  const generated = await post('/api/admin/user/generate-user', range, token);
  const { data } = (await generated.json()) as { data: { users: { username: string; password: string }[] } };
  const tokens: string[] = [];
  for (const { username, password } of data.users) {
    const response = await post('/api/login', { username, password });
    await response.body?.cancel();
    tokens.push(response.headers.get('authorization') ?? '');
  }
  return tokens;
}

function printMemory({ servers, judges, database, store, balancer }: Cluster, when: string) {
  const megabytes = (parts: readonly SupervisedProcess[]) =>
    usageOf(parts).memoryBytes / parts.length / 1024 ** 2;
  print(`memory in MB ${when}`, {
    'each server': megabytes(servers),
    'each judge': megabytes(judges),
    database: megabytes([database]),
    store: megabytes([store]),
    balancer: megabytes([balancer]),
  });
}

function print(title: string, figures: Readonly<Record<string, number>>) {
  const shown = Object.entries(figures).map(([name, value]) => `${name} ${value.toPrecision(3)}`);
  console.log(`${title}: ${shown.join(', ')}`);
}
