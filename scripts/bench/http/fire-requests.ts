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

/**
 * The client prepares its requests and opens its connections when the load begins, and answers wait for it meanwhile. So a
 * connection is measured from its second request after every connection has had an answer.
 */
export async function fireRequests(
  address: string,
  next: () => ScenarioRequest,
  durationSeconds: number,
): Promise<LoadResult> {
  const latencies: number[] = [];
  let answeredConnections = 0;
  const { requests, duration, non2xx, errors, timeouts } = await autocannon({
    url: address,
    connections,
    duration: durationSeconds,
    sampleInt: sampleEveryMs,
    setupClient: (client) => {
      const length = countPerConnection(durationSeconds);
      client.setRequests(Array.from({ length }, () => toLoadRequest(next())));
      let state: 'opened' | 'answered' | 'measured' = 'opened';
      client.on('response', (_status, _bytes, milliseconds) => {
        if (state === 'measured') latencies.push(milliseconds);
        else if (state === 'opened') {
          state = 'answered';
          answeredConnections += 1;
        } else if (answeredConnections === connections) state = 'measured';
      });
    },
  });
  const latency = { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
  // The average of autocannon is per sample.
  const answersPerSecond = requests.total / duration;
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
