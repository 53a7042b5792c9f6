/** Browsers that have a page open: each has one event stream. */
import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

export interface OpenStreams {
  readonly count: number;
  readonly close: () => void;
}

/** A server accepts this many of one user. */
const streamsOfUser = 20;

export const usersForStreams = (count: number): number => Math.ceil(count / streamsOfUser);

export async function openStreams(
  address: string,
  tokens: readonly string[],
  count: number,
): Promise<OpenStreams> {
  const requests = Array.from({ length: count }, (_, index) =>
    request(`${address}/api/events`, {
      headers: {
        accept: 'text/event-stream',
        authorization: tokens[Math.floor(index / streamsOfUser)] ?? '',
      },
      agent: false,
    }).end(),
  );
  await Promise.all(
    requests.map(async (sent) => {
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      if (response.statusCode !== 200)
        throw new Error(`A stream was refused with ${String(response.statusCode)}`);
      response.resume();
      // The end of the measurement closes it.
      response.on('error', () => undefined);
    }),
  );
  return {
    count,
    close: () => {
      for (const sent of requests) sent.destroy();
    },
  };
}
