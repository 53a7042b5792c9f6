/**
 * The whole way of a submission: over HTTP into the queue, to a judge, back into the database, seen by whoever asks. Server,
 * PostgreSQL and judge are processes of their own on this one machine; the bare work beside them is the same compiler and
 * the same program, started by a shell.
 */
import { createDatabase, createPool, sql, type Database } from '@touchstone/database';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareBareWork, type PreparedWork } from './bare-work.ts';
import { startBenchJudge, startBenchServer, type BenchServer } from './bench-servers.ts';
import type { Measurement } from './measurement.ts';

const problem = 'T1001';
const language = 'C++ 17 With O2';
const code = '#include <iostream>\nint main(){long long a,b;std::cin>>a>>b;std::cout<<a+b<<"\\n";}\n';
const queuedSubmissions = 2000;
const singleSubmissions = 40;
const sendersAtOnce = 16;
/** Asking costs the very machine that is measured: seldom for the whole queue, often enough for one submission. */
const lookAtQueueEveryMs = 250;
const askEveryMs = 8;
/** For the trial of what has just been prepared. */
const settleMs = 3000;
const finalByMs = 1_800_000;

export async function benchSubmissions(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const database = createDatabase(createPool(server.connectionString, 2));
  try {
    await liftSubmitInterval(database);
    const token = await logIn(server);
    const bare = await prepareBareWork({
      sourceFile: 'main.cpp',
      code,
      compile: 'g++ -DONLINE_JUDGE -O2 -w -fmax-errors=1 -std=c++17 main.cpp -lm',
      inputs: Array.from({ length: await countCases(database) }, () => '1 2\n'),
    });
    const measurements = await measureQueueAndSingles({ server, token, database, bare });
    await bare.remove();
    return measurements;
  } finally {
    await database.destroy();
    await server.stop();
  }
}

interface Bench {
  server: BenchServer;
  token: string;
  database: Database;
  bare: PreparedWork;
}

async function measureQueueAndSingles(bench: Bench): Promise<Measurement[]> {
  const { database, bare } = bench;
  await queueMany(bench);
  const judge = startBenchJudge(bench.server, language);
  try {
    const drainMs = await measureDrain(database);
    const bareMs = await measureBare(bare);
    await waitUntil(lookAtQueueEveryMs, judge.isWarm);
    await sleep(settleMs);
    const singles = await measureSingles(bench);
    return [describeDrain(drainMs, bareMs), ...describeSingles(singles)];
  } finally {
    await judge.stop();
  }
}

/** A part of the queue's work, for its rate. */
async function measureBare(bare: PreparedWork): Promise<number> {
  const times = queuedSubmissions / 20;
  return (await bare.measure({ times, shells: availableParallelism() })) * (queuedSubmissions / times);
}

async function queueMany(bench: Bench) {
  let left = queuedSubmissions;
  const send = async () => {
    while (left > 0) {
      left -= 1;
      await submit(bench);
    }
  };
  await Promise.all(Array.from({ length: sendersAtOnce }, send));
}

/** From the first that a judge has taken to the last verdict: how long judges start is not in question here. */
async function measureDrain(database: Database): Promise<number> {
  await waitUntil(lookAtQueueEveryMs, async () => (await countPending(database)) < queuedSubmissions);
  const startedAt = performance.now();
  await waitUntil(lookAtQueueEveryMs, async () => (await countOpen(database)) === 0);
  const drainMs = performance.now() - startedAt;
  const { count } = await database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('language', '=', language)
    .where('status', '=', 0)
    .where('userId', '=', '1')
    .executeTakeFirstOrThrow();
  if (count < queuedSubmissions)
    throw new Error(`only ${String(count)} of ${String(queuedSubmissions)} were accepted`);
  return drainMs;
}

interface Singles {
  totalMs: number[];
  bareMs: number[];
}

/** Each submission beside a bare round of the same work, so that both see the same machine. */
async function measureSingles(bench: Bench): Promise<Singles> {
  const totalMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = 0; round < singleSubmissions; round += 1) {
    const bare = await bench.bare.measure({ times: 1, shells: 1 });
    const startedAt = performance.now();
    const id = await submit(bench);
    await waitUntil(askEveryMs, async () => isFinal(await readStatus(bench, id)));
    bareMs.push(bare);
    totalMs.push(performance.now() - startedAt);
  }
  return { totalMs, bareMs };
}

function describeDrain(drainMs: number, bareMs: number): Measurement {
  const perSecond = (ms: number) => (queuedSubmissions * 1000) / ms;
  const ratio = bareMs / drainMs;
  return {
    name: `${String(queuedSubmissions)} queued C++ submissions drained`,
    value: perSecond(drainMs),
    unit: 'submissions/s',
    baseline: perSecond(bareMs),
    ratio,
    budget: '>= 0.8 of the bare rate',
    ok: ratio >= 0.8,
  };
}

/**
 * Slow ones are compared with slow ones. The bare work alone takes half as long again in its slow rounds, so differences
 * of pairs would tell of the machine, not of what is between the submission and its verdict.
 */
function describeSingles({ totalMs, bareMs }: Singles): Measurement[] {
  const describe = (part: number, budgetMs: number): Measurement => {
    const baseline = quantile(bareMs, part);
    const value = quantile(totalMs, part) - baseline;
    return {
      name: `submit to verdict over HTTP above the bare work, p${String(part * 100)}`,
      value,
      unit: 'ms',
      baseline,
      ratio: (value + baseline) / baseline,
      budget: `<= ${String(budgetMs)}`,
      ok: value <= budgetMs,
    };
  };
  return [describe(0.5, 60), describe(0.95, 150)];
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

async function submit({ server, token }: Bench): Promise<number> {
  const body = { pid: problem, language, code, cid: 0, isRemote: false };
  const data = await call(server, 'POST', '/api/submit-problem-judge', { token, body });
  return (data as { submitId: number }).submitId;
}

async function readStatus({ server, token }: Bench, id: number): Promise<number> {
  const path = `/api/get-submission-detail?submitId=${String(id)}`;
  const data = await call(server, 'GET', path, { token });
  return (data as { submission: { status: number } }).submission.status;
}

const isFinal = (status: number) => status < 5 || status > 7;

async function logIn(server: BenchServer): Promise<string> {
  const response = await fetch(`${server.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'root', password: server.rootPassword }),
  });
  const token = response.headers.get('authorization');
  if (token === null) throw new Error(`no login: ${await response.text()}`);
  return token;
}

async function call(
  { address }: BenchServer,
  method: string,
  path: string,
  { token, body }: { token: string; body?: object },
): Promise<unknown> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: { authorization: token, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const envelope = (await response.json()) as { status: number; msg: string; data: unknown };
  if (envelope.status !== 200) throw new Error(`${path}: ${envelope.msg}`);
  return envelope.data;
}

/** As an administrator's change arrives at every server. */
async function liftSubmitInterval(database: Database) {
  await sql`INSERT INTO site_setting (key, value) VALUES ('switches', '{"defaultSubmitInterval": 0}')
    ON CONFLICT (key) DO UPDATE SET value = site_setting.value || excluded.value`.execute(database);
  const event = JSON.stringify({ name: 'settings.changed', data: { section: 'switches' } });
  await sql`SELECT pg_notify('touchstone_events', ${event})`.execute(database);
}

async function countCases(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('problemCase')
    .innerJoin('problem', 'problem.id', 'problemCase.problemId')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('displayId', '=', problem)
    .executeTakeFirstOrThrow();
  return count;
}

async function countWithStatus(database: Database, statuses: number[]): Promise<number> {
  const { count } = await database
    .selectFrom('submission')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return count;
}
const countPending = (database: Database) => countWithStatus(database, [5]);
const countOpen = (database: Database) => countWithStatus(database, [5, 6, 7]);

async function waitUntil(everyMs: number, isSo: () => Promise<boolean>) {
  const limit = performance.now() + finalByMs;
  while (!(await isSo())) {
    if (performance.now() > limit) throw new Error('waited for too long');
    await sleep(everyMs);
  }
}
