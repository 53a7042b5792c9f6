/**
 * Questions at full tilt, by fifty connections at once. Beside each call stands a bare `http.createServer` that answers the
 * same bytes to the same asker.
 */
import autocannon from 'autocannon';
import { perAnswer, readProcessorTimes, type ProcessorTimes } from './bench-lists-processor-time.ts';
import { startBareServer, type BenchServer } from './bench-servers.ts';
import type { ListRequest, Scenario } from './list-scenarios.ts';
import type { Measurement } from './measurement.ts';

const connections = 50;
const warmUpSeconds = 2;
export const secondsPerRun = 5;
const budgetMs = 50;
/** Each connection has its own. */
const questionsOfConnection = 200;

export async function measureAll(
  { address, processIds }: BenchServer,
  scenarios: readonly Scenario[],
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  const bareOfCall = new Map<string, Answers>();
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
export async function check(address: string, { name, next }: Scenario): Promise<string> {
  let largest = '';
  let found = 0;
  for (let count = 0; count < 20; count += 1) {
    const { path, token, body: question } = next();
    const response = await fetch(`${address}${path}`, {
      ...sentBody(question),
      headers: headersOf({ token, body: question }),
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

async function measureBare(body: string): Promise<Answers> {
  const bare = await startBareServer(body);
  try {
    return await fire(bare.address, () => ({ path: '/' }), secondsPerRun);
  } finally {
    bare.close();
  }
}

/** What autocannon says, with latencies of our own. */
export type Answers = Pick<autocannon.Result, 'requests' | 'non2xx' | 'errors' | 'timeouts'> & {
  latency: { p50: number; p99: number };
};

/**
 * Every connection asks something else each time. Its first answer is not measured: while it is on its way the asker still
 * writes the questions of the other connections, and does not listen.
 */
export async function fire(address: string, next: () => ListRequest, duration: number): Promise<Answers> {
  const latencies: number[] = [];
  const { requests, non2xx, errors, timeouts } = await autocannon({
    url: address,
    connections,
    duration,
    setupClient: (client) => {
      client.setRequests(Array.from({ length: questionsOfConnection }, () => toRequest(next())));
      let isFirst = true;
      client.on('response', (_status, _bytes, milliseconds) => {
        if (!isFirst) latencies.push(milliseconds);
        isFirst = false;
      });
    },
  });
  const sorted = latencies.toSorted((one, other) => one - other);
  const part = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { requests, non2xx, errors, timeouts, latency: { p50: part(0.5), p99: part(0.99) } };
}

const toRequest = ({ path, token, body }: ListRequest): autocannon.Request => ({
  method: 'GET',
  path,
  ...sentBody(body),
  headers: headersOf({ token, body }),
});

const sentBody = (body: object | undefined) =>
  body === undefined ? {} : ({ method: 'POST', body: JSON.stringify(body) } as const);

const headersOf = ({ token, body }: Omit<ListRequest, 'path'>): Record<string, string> => ({
  ...(token !== undefined && { authorization: token }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

export function describe(name: string, result: Answers, bare: Answers): Measurement[] {
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
