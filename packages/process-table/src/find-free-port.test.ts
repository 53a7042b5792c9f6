import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { choosePorts, findFreePort } from './find-free-port.ts';

it.each([
  ['the usual range', { first: 32_768, last: 60_999 }, { first: 10_000, last: 32_767 }],
  ['a range from below', { first: 1024, last: 60_999 }, { first: 61_000, last: 65_535 }],
  ['all ports', { first: 1024, last: 65_535 }, { first: 10_000, last: 65_535 }],
])('avoids ports of programs that connect: %s', (_range, kernel, ports) => {
  expect(choosePorts(kernel)).toEqual(ports);
});

it('finds a port that can be listened on', async () => {
  const server = createServer().listen(await findFreePort(), '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
