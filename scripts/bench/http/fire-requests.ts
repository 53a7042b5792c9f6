/** Load by fifty concurrent connections, each with its own requests, which are written before the load begins. */
import autocannon from 'autocannon';
import { quantile } from '../statistics.ts';

export interface ScenarioRequest {
  path: string;
  token?: string | undefined;
  /** Sent by POST. */
  body?: object | undefined;
}

export interface LoadResult extends Pick<autocannon.Result, 'non2xx' | 'errors' | 'timeouts'> {
  readonly answerCount: number;
  readonly answersPerSecond: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}

const connections = 50;
/** Of each connection, about as many as it gets answered; after the last it begins again with the first. */
const preparedPerSecond = 40;
/** autocannon ends only when it takes a sample: with its default of a second every load would take whole seconds. */
const sampleEveryMs = 50;

const countPerConnection = (durationSeconds: number) => Math.ceil(durationSeconds * preparedPerSecond);
export const countPreparedRequests = (durationSeconds: number) =>
  connections * countPerConnection(durationSeconds);

/** Until every connection has had an answer. */
const longestStartSeconds = 10;

/**
 * The client prepares its requests and opens its connections when the load begins, and answers wait for it meanwhile. So the
 * duration begins when every connection has had an answer, and a connection is measured from its second request after that.
 */
export async function fireRequests(
  address: string,
  next: () => ScenarioRequest,
  durationSeconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let answeredConnections = 0;
  let measuredAnswers = 0;
  let measuredFrom = Number.NaN;
  let measuredTo = Number.NaN;
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: address,
    connections,
    duration: longestStartSeconds + durationSeconds,
    sampleInt: sampleEveryMs,
    setupClient: (client) => {
      const length = countPerConnection(durationSeconds);
      client.setRequests(Array.from({ length }, () => toLoadRequest(next())));
      let state: 'opened' | 'answered' | 'measured' = 'opened';
      client.on('response', (_status, _bytes, milliseconds) => {
        if (answeredConnections === connections) {
          measuredAnswers += 1;
          measuredTo = performance.now();
        }
        if (state === 'measured') latencies.push(milliseconds);
        else if (state === 'opened') {
          state = 'answered';
          answeredConnections += 1;
          if (answeredConnections < connections) return;
          measuredFrom = performance.now();
          setTimeout(() => load.stop(), durationSeconds * 1000);
        } else if (answeredConnections === connections) state = 'measured';
      });
    },
  };
  const load = autocannon(options, (error: Error | null, result) => {
    if (error === null) resolve(result);
    else reject(error);
  });
  const { requests, non2xx, errors, timeouts } = await ended;
  const latency = { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
  const answersPerSecond = (measuredAnswers * 1000) / (measuredTo - measuredFrom);
  return { answerCount: requests.total, answersPerSecond, non2xx, errors, timeouts, latency };
}

export const fetchRequest = (address: string, { path, token, body }: ScenarioRequest) =>
  fetch(`${address}${path}`, { ...toBody(body), headers: toHeaders({ token, body }) });

const toLoadRequest = ({ path, token, body }: ScenarioRequest): autocannon.Request => ({
  method: 'GET',
  path,
  ...toBody(body),
  headers: toHeaders({ token, body }),
});

const toBody = (body: object | undefined) =>
  body === undefined ? {} : ({ method: 'POST', body: JSON.stringify(body) } as const);

const toHeaders = ({ token, body }: Omit<ScenarioRequest, 'path'>): Record<string, string> => ({
  ...(token !== undefined && { authorization: token }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});
