import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { endSlowBodies } from './slow-bodies.ts';

async function open(pace: Parameters<typeof endSlowBodies>[1]) {
  const app = Fastify();
  endSlowBodies(app, pace);
  app.post('/', (request) => ({ length: (request.body as { text: string }).text.length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return { app, socket };
}

const head = (length: number) =>
  `POST / HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: ${String(length)}\r\n\r\n`;

test('ends a request that sends the head and then next to nothing', async () => {
  const { socket } = await open({ graceMs: 50, bytesPerSecond: 1_000_000, checkEveryMs: 10 });
  let received = '';
  socket.on('data', (bytes) => (received += bytes.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const ticks = setInterval(() => socket.write(' '), 5);
  onTestFinished(() => clearInterval(ticks));
  socket.write(`${head(1_000_000)}{`);
  await closed;
  expect(received).toBe('');
});

test('waits for a body that arrives in pieces at the rate', async () => {
  const { socket } = await open({ graceMs: 50, bytesPerSecond: 1, checkEveryMs: 1 });
  const body = JSON.stringify({ text: 'x'.repeat(1000) });
  socket.write(head(body.length));
  for (let at = 0; at < body.length; at += 200) {
    socket.write(body.slice(at, at + 200));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toContain('{"length":1000}');
});
