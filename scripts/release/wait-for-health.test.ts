import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { afterEach, expect, it } from 'vitest';
import { waitForHealth } from './wait-for-health.ts';

const limitMs = 600_000;
let server: Server | undefined;
afterEach(() => void server?.close());

/** Answers 503 a few times, as a site that starts. */
function createSite(failures: number): Server {
  let asked = 0;
  return createServer((request, response) => {
    asked += 1;
    response.statusCode = request.url === '/api/health' && asked > failures ? 200 : 503;
    response.end();
  });
}

it('waits until the port is open and the site is healthy', async () => {
  const port = await findFreePort();
  const waiting = waitForHealth(`http://127.0.0.1:${String(port)}`, { limitMs });
  server = createSite(2).listen(port, '127.0.0.1');
  await once(server, 'listening');
  await expect(waiting).resolves.toBeUndefined();
});

it('ends when waiting is useless', async () => {
  const address = `http://127.0.0.1:${String(await findFreePort())}`;
  const checkAlive = (): never => {
    throw new Error('A service ended.');
  };
  await expect(waitForHealth(address, { limitMs, checkAlive })).rejects.toThrow('A service ended.');
});

it('says after the limit what the site has printed', async () => {
  const address = `http://127.0.0.1:${String(await findFreePort())}`;
  await expect(waitForHealth(address, { limitMs: 0, describe: () => 'no space' })).rejects.toThrow(
    'no space',
  );
});
