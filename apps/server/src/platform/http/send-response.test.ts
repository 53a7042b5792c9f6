import Fastify from 'fastify';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendResponse } from './send-response.ts';

const app = Fastify();
/** So long that no system takes it at once from a reader who does not read. */
const pieceBytes = 300_000;

beforeAll(async () => {
  app.get<{ Params: { letter: string } }>('/:letter', (request, reply) =>
    sendResponse(reply, [
      Buffer.from('['),
      Buffer.alloc(pieceBytes, request.params.letter),
      Buffer.from('名]'),
    ]),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const port = () => (app.server.address() as AddressInfo).port;
const expected = (letter: string) => `[${letter.repeat(pieceBytes)}名]`;

test('each of many at once gets his own answer, whole', async () => {
  const letters = Array.from({ length: 60 }, (_, index) => String.fromCharCode(97 + (index % 26)));
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all(
      letters.map(async (letter) => (await fetch(`http://127.0.0.1:${String(port())}/${letter}`)).text()),
    );
    expect(answers.every((answer, index) => answer === expected(letters[index] ?? ''))).toBe(true);
  }
});

test('who reads late gets what was meant for him, whoever was answered meanwhile', async () => {
  const slow = connect(port(), '127.0.0.1');
  slow.pause();
  slow.write('GET /s HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(40));
  await new Promise((resolve) => slow.once('ready', resolve));
  for (let count = 0; count < 20; count += 1)
    expect(await (await fetch(`http://127.0.0.1:${String(port())}/q`)).text()).toBe(expected('q'));
  let text = '';
  slow.setEncoding('utf8').on('data', (part: string) => (text += part));
  slow.resume();
  await expect.poll(() => text.split('名]').length - 1, { timeout: 10_000 }).toBe(40);
  expect(text).not.toContain('q'.repeat(10));
  slow.destroy();
});

test('one who leaves in the middle harms nobody', async () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (let count = 0; count < 10; count += 1) {
    const gone = connect(port(), '127.0.0.1');
    gone.write('GET /g HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(5));
    await new Promise((resolve) => gone.once('data', resolve));
    gone.destroy();
  }
  const answers = await Promise.all(
    letters.map(async (letter) => (await fetch(`http://127.0.0.1:${String(port())}/${letter}`)).text()),
  );
  expect(answers.every((answer, index) => answer === expected(letters[index] ?? ''))).toBe(true);
});
