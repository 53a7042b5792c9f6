/**
 * Latency, rate and CPU time of HTTP scenarios, compared with a bare `http.createServer` that returns the same bytes to
 * the same client.
 */
import { allowHttpLatency, noBudget, requireClean } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Measurement } from '../measurement.ts';
import type { Report } from '../report.ts';
import type { BenchServer } from '../servers/bench-server.ts';
import { fetchRequest, type LoadResult, type ScenarioRequest } from './fire-requests.ts';
import { perAnswer, loadProcessorTimes, type ProcessorTimes } from './processor-time.ts';
import { withBareServer, type ServeBare } from './with-bare-server.ts';
import { withLoadClient, type LoadClient } from './with-load-client.ts';

export interface Scenario {
  /** The call, a colon, and its parameters. */
  name: string;
  next: () => ScenarioRequest;
}

interface ScenarioBench {
  readonly server: BenchServer;
  readonly report: Report;
  readonly effort: Effort;
}

export function measureScenarios(bench: ScenarioBench, scenarios: readonly Scenario[]): Promise<void> {
  return withBareServer((serveBare) =>
    withLoadClient((client) => measureEach(bench, scenarios, { serveBare, client })),
  );
}

async function measureEach(
  bench: ScenarioBench,
  scenarios: readonly Scenario[],
  { serveBare, client }: { serveBare: ServeBare; client: LoadClient },
): Promise<void> {
  const { server, report, effort } = bench;
  const processIds = { ...server.processIds, client: client.pid };
  const durations = effort.choose({
    full: { passes: 3, passSeconds: 2, seconds: 5, bareSeconds: 5 },
    quick: { passes: 1, passSeconds: 0.2, seconds: 0.4, bareSeconds: 0.2 },
  });
  report.step(`warming up for ${String(scenarios.length)} scenarios`);
  // A site has been running for hours. A new process compiles its code during its first half minute under load, on the core that
  // PostgreSQL and the client need.
  for (let pass = 0; pass < durations.passes; pass += 1)
    for (const { next } of scenarios) await client.fire(server.address, next, durations.passSeconds);
  const bareByCall = new Map<string, LoadResult>();
  for (const scenario of scenarios) {
    const [call = ''] = scenario.name.split(':');
    report.step(scenario.name);
    const body = await checkScenario(server.address, scenario);
    const bare =
      bareByCall.get(call) ??
      (await client.fire(await serveBare(body), () => ({ path: '/' }), durations.bareSeconds));
    bareByCall.set(call, bare);
    const before = loadProcessorTimes(processIds);
    const result = await client.fire(server.address, scenario.next, durations.seconds);
    const times = perAnswer(before, loadProcessorTimes(processIds), result.answerCount);
    report.add(...describeLoad(scenario.name, { result, bare }, effort));
    report.add(...describeTimes(scenario.name, times));
  }
}

const checkedRequests = 20;
/** A search for three properties drawn independently finds nothing more often than something. */
const checkedRounds = 5;

/** An error is also HTTP 200, and fast. Returns a body for the bare server. */
async function checkScenario(address: string, scenario: Scenario): Promise<string> {
  for (let round = 1; round <= checkedRounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: checkedRequests }, () => fetchChecked(address, scenario)),
    );
    const found = answers.filter(({ isEmpty }) => !isEmpty).map(({ body }) => body);
    if (found.length > 0) return found.reduce((one, other) => (other.length > one.length ? other : one));
  }
  throw new Error(`${scenario.name}: every response was empty`);
}

async function fetchChecked(address: string, { name, next }: Scenario) {
  const request = next();
  const body = await (await fetchRequest(address, request)).text();
  const envelope = JSON.parse(body) as { status: number; data: { records?: unknown[] } | null };
  if (envelope.status !== 200) throw new Error(`${name}: ${request.path} returned ${body.slice(0, 300)}`);
  return { body, isEmpty: envelope.data?.records?.length === 0 };
}

function describeLoad(
  name: string,
  { result, bare }: { result: LoadResult; bare: LoadResult },
  effort: Effort,
): Measurement[] {
  const latency = (part: 'p50' | 'p99') => ({
    name: `${name}, ${part}`,
    value: result.latency[part],
    unit: 'ms',
    baseline: bare.latency[part],
    ratio: result.latency[part] / Math.max(1, bare.latency[part]),
  });
  const budget = allowHttpLatency({ p99Ms: result.latency.p99, bareP99Ms: bare.latency.p99 }, effort);
  return [
    { ...latency('p99'), ...requireClean(budget, result) },
    { ...latency('p50'), ...requireClean(noBudget, result) },
    {
      name: `${name}, answers`,
      value: result.answersPerSecond,
      unit: 'requests/s',
      baseline: bare.answersPerSecond,
      ratio: result.answersPerSecond / bare.answersPerSecond,
      ...requireClean(noBudget, result),
    },
  ];
}

const describeTimes = (name: string, { serverMs, postgresMs, clientMs }: ProcessorTimes): Measurement[] =>
  [
    { part: 'the server', value: serverMs },
    { part: 'PostgreSQL', value: postgresMs },
    { part: 'the client', value: clientMs },
  ].map(({ part, value }) => ({
    name: `${name}, processor time of ${part}`,
    value,
    unit: 'ms per answer',
    baseline: null,
    ratio: null,
    ...noBudget,
  }));
