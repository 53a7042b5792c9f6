import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { finishRequestsOnStop, stopOptions } from './finish-requests.ts';

async function startApp(limitMs: number) {
  const app = Fastify(stopOptions);
  finishRequestsOnStop(app, limitMs);
  const arrived = Promise.withResolvers<void>();
  const work = Promise.withResolvers<string>();
  app.get('/', async () => {
    arrived.resolve();
    return work.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(address);
  await arrived.promise;
  return { app, address, answer, finishWork: () => work.resolve('done') };
}

test('a server that stops accepts no connection and finishes the requests that it has', async () => {
  const { app, address, answer, finishWork } = await startApp(600_000);
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  await expect(fetch(address)).rejects.toThrow();
  finishWork();
  expect(await (await answer).text()).toBe('done');
  await closing;
});

test('a request that takes too long is cut off', async () => {
  const { app, answer, finishWork } = await startApp(0);
  const [outcome] = await Promise.allSettled([answer, app.close()]);
  expect(outcome.status).toBe('rejected');
  finishWork();
});
