/**
 * The figures of the sizing table: CPU time and memory of the parts, which do not depend on what else the machine does.
 *
 * - requests: the CPU time of a server and of PostgreSQL for one read, of a user who is logged in
 * - verdicts: the CPU time of a judge with its sandboxes for one submission (measure-verdicts.ts)
 * - a contest: the CPU time of servers and PostgreSQL for the mix of calls of a rehearsal
 * - browsers: the memory and the CPU time of a server for a thousand open event streams
 */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { fireRequests } from '../bench/http/fire-requests.ts';
import { logIn, logInUsers } from './call-as.ts';
import { measureVerdicts } from './measure-verdicts.ts';
import { openStreams, usersForStreams } from './open-streams.ts';
import { printFigures } from './print-figures.ts';
import type { Cluster } from './start-cluster.ts';
import type { SupervisedProcess } from './supervised-process.ts';
import { usageOfParts } from './usage.ts';

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
  const token = await logIn(cluster.address, 'root', cluster.rootPassword);
  printMemory(cluster, 'after the start');
  await measureReads(cluster, token, say);
  await measureVerdicts(cluster, token, say);
  await measureContest(cluster, say);
  printMemory(cluster, 'after the contest');
  await measureStreams(cluster, token, say);
  return 0;
}

async function measureReads({ serverAddresses, servers, database }: Cluster, token: string, say: Say) {
  const [address = ''] = serverAddresses;
  const server = servers.slice(0, 1);
  for (const path of reads) {
    say(`reading ${path}`);
    // The first answers compile code and fill connections.
    await fireRequests(address, () => ({ path, token }), 2);
    const before = [usageOfParts(server), usageOfParts([database])].map(({ cpuMs }) => cpuMs);
    const { answerCount, non2xx, errors } = await fireRequests(address, () => ({ path, token }), readSeconds);
    const after = [usageOfParts(server), usageOfParts([database])].map(({ cpuMs }) => cpuMs);
    if (non2xx + errors > 0) throw new Error(`${path} failed ${String(non2xx + errors)} times`);
    const [serverMs = 0, databaseMs = 0] = after.map(
      (cpuMs, index) => (cpuMs - (before[index] ?? 0)) / answerCount,
    );
    printFigures(path.split('?')[0] ?? path, {
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
  const load = () => Object.entries(parts).map(([name, list]) => [name, usageOfParts(list).cpuMs] as const);
  say('playing a contest');
  const before = new Map(load());
  const { calls, submissions } = await playContest(cluster);
  const used = Object.fromEntries(load().map(([name, cpuMs]) => [name, cpuMs - (before.get(name) ?? 0)]));
  const requests = calls.reduce((sum, { count }) => sum + count, 0);
  printFigures('contest', {
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
  const tokens = await logInUsers(address, token, {
    prefix: 'browser-',
    count: usersForStreams(streamCount),
  });
  const [server] = [servers.slice(0, 1)];
  const before = usageOfParts(server);
  const streams = await openStreams(serverAddresses[0] ?? '', tokens, streamCount);
  say(`${String(streams.count)} streams are open`);
  await sleep(5_000);
  const [opened, databaseOpened] = [usageOfParts(server), usageOfParts([database])];
  await sleep(streamSeconds * 1000);
  const [later, databaseLater] = [usageOfParts(server), usageOfParts([database])];
  streams.close();
  printFigures(`${String(streamCount)} open browsers`, {
    'server memory MB': (later.memoryBytes - before.memoryBytes) / 1024 ** 2,
    'opening, server CPU ms each': (opened.cpuMs - before.cpuMs) / streamCount,
    'server CPU % of a core': (later.cpuMs - opened.cpuMs) / streamSeconds / 10,
    'database CPU % of a core': (databaseLater.cpuMs - databaseOpened.cpuMs) / streamSeconds / 10,
  });
}

function printMemory({ servers, judges, database, store, balancer }: Cluster, when: string) {
  const megabytes = (parts: readonly SupervisedProcess[]) =>
    usageOfParts(parts).memoryBytes / parts.length / 1024 ** 2;
  printFigures(`memory in MB ${when}`, {
    'each server': megabytes(servers),
    'each judge': megabytes(judges),
    database: megabytes([database]),
    store: megabytes([store]),
    balancer: megabytes([balancer]),
  });
}
