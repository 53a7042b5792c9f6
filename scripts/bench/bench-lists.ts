/**
 * The public lists of a large site: 10,000 problems, 100,000 users, a million submissions, all counted as judging would. The
 * server, its PostgreSQL and the one who asks share the cores of this machine: what is measured includes the asking, which
 * therefore has its questions written before it begins. Beside each call stands a bare `http.createServer` that answers the
 * same bytes to the same asker. The processor time of each answer tells what latency on a busy machine cannot.
 */
import autocannon from 'autocannon';
import { createDatabase, createPool } from '@touchstone/database';
import { seedSite } from '../seed/seed-site.ts';
import { perAnswer, readProcessorTimes, type ProcessorTimes } from './bench-lists-processor-time.ts';
import { startBareServer, startBenchServer, type BenchServer } from './bench-servers.ts';
import {
  otherScenarios,
  problemScenarios,
  rankScenarios,
  readSite,
  submissionScenarios,
  type ListRequest,
  type Scenario,
} from './list-scenarios.ts';
import type { Measurement } from './measurement.ts';

const connections = 50;
const warmUpSeconds = 2;
const secondsPerRun = 5;
const budgetMs = 50;
/** Each connection has its own. */
const questionsOfConnection = 200;

/** A tenth of the size, for a look in between: `BENCH_LISTS_SCALE=0.1`. */
const scale = Number(process.env['BENCH_LISTS_SCALE'] ?? '1');

export async function benchLists(): Promise<Measurement[]> {
  const server = await startBenchServer();
  const database = createDatabase(createPool(server.connectionString, 4));
  try {
    const seeded = await seed(database);
    const site = await readSite(database);
    const measurements = [seeded];
    for (const list of [problemScenarios, submissionScenarios, rankScenarios, otherScenarios])
      measurements.push(...(await measureAll(server, list(site))));
    return measurements;
  } finally {
    await database.destroy();
    await server.stop();
  }
}

async function seed(database: Parameters<typeof seedSite>[0]): Promise<Measurement> {
  const counts = { problems: 10_000 * scale, users: 100_000 * scale, submissions: 1_000_000 * scale };
  const startedAt = performance.now();
  await seedSite(database, { ...counts, seed: 1, now: new Date() });
  return {
    name: `seeding ${String(counts.problems)} problems, ${String(counts.users)} users, ${String(counts.submissions)} submissions`,
    value: (performance.now() - startedAt) / 1000,
    unit: 's',
    baseline: null,
    ratio: null,
    budget: 'none: for comparison',
    ok: true,
  };
}

async function measureAll(
  { address, processIds }: BenchServer,
  scenarios: readonly Scenario[],
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const bareOfCall = new Map<string, autocannon.Result>();
  for (const scenario of scenarios) {
    const [call = ''] = scenario.name.split(':');
    const sample = await check(address, scenario);
    const bare = bareOfCall.get(call) ?? (await measureBare(sample));
    bareOfCall.set(call, bare);
    await fire(address, scenario.next, warmUpSeconds);
    const before = await readProcessorTimes(processIds);
    const result = await fire(address, scenario.next, secondsPerRun);
    const times = perAnswer(before, await readProcessorTimes(processIds), result.requests.total);
    measurements.push(...describe(scenario.name, result, bare), ...describeTimes(scenario.name, times));
  }
  return measurements;
}

/** A refusal is HTTP 200 too, and quick. Answers a body for the bare server. */
async function check(address: string, { name, next }: Scenario): Promise<string> {
  let largest = '';
  let found = 0;
  for (let count = 0; count < 20; count += 1) {
    const { path, token } = next();
    const response = await fetch(`${address}${path}`, {
      headers: token === undefined ? {} : { authorization: token },
    });
    const body = await response.text();
    const envelope = JSON.parse(body) as { status: number; data: { records?: unknown[] } | null };
    if (envelope.status !== 200) throw new Error(`${name}: ${path} was answered ${body.slice(0, 300)}`);
    if (envelope.data?.records?.length !== 0) found += 1;
    if (body.length > largest.length) largest = body;
  }
  if (found === 0) throw new Error(`${name}: nothing was found`);
  return largest;
}

async function measureBare(body: string): Promise<autocannon.Result> {
  const bare = await startBareServer(body);
  try {
    return await fire(bare.address, () => ({ path: '/' }), secondsPerRun);
  } finally {
    bare.close();
  }
}

/** Every connection asks something else each time. */
const fire = (address: string, next: () => ListRequest, duration: number) =>
  autocannon({
    url: address,
    connections,
    duration,
    setupClient: (client) => {
      client.setRequests(Array.from({ length: questionsOfConnection }, () => toRequest(next())));
    },
  });

const toRequest = ({ path, token }: ListRequest): autocannon.Request => ({
  method: 'GET',
  path,
  headers: token === undefined ? {} : { authorization: token },
});

function describe(name: string, result: autocannon.Result, bare: autocannon.Result): Measurement[] {
  const isClean = result.non2xx === 0 && result.errors === 0 && result.timeouts === 0;
  const millisecond = (part: 'p50' | 'p99', budget: number | undefined): Measurement => {
    const value = result.latency[part];
    return {
      name: `${name}, ${part}`,
      value,
      unit: 'ms',
      baseline: bare.latency[part],
      ratio: value / Math.max(1, bare.latency[part]),
      budget: budget === undefined ? 'none: for comparison' : `< ${String(budget)}`,
      ok: isClean && (budget === undefined || value < budget),
    };
  };
  return [
    millisecond('p99', budgetMs),
    millisecond('p50', undefined),
    {
      name: `${name}, answers`,
      value: result.requests.average,
      unit: 'requests/s',
      baseline: bare.requests.average,
      ratio: result.requests.average / bare.requests.average,
      budget: 'none: for comparison',
      ok: isClean,
    },
  ];
}

const describeTimes = (name: string, { serverMs, postgresMs, askerMs }: ProcessorTimes): Measurement[] =>
  [
    { part: 'the server', value: serverMs },
    { part: 'PostgreSQL', value: postgresMs },
    { part: 'the asker', value: askerMs },
  ].map(({ part, value }) => ({
    name: `${name}, processor time of ${part}`,
    value,
    unit: 'ms per answer',
    baseline: null,
    ratio: null,
    budget: 'none: for comparison',
    ok: true,
  }));
