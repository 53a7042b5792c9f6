import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { superviseProcess, type SupervisedProcess } from './supervised-process.ts';

let folder: string;
let part: SupervisedProcess;
let ends: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-part-'));
  ends = [];
});
afterEach(async () => {
  await part.stop();
  await rm(folder, { recursive: true, force: true });
});

const supervise = (program: string) =>
  superviseProcess({
    name: 'part',
    command: [process.execPath, '-e', program],
    environment: () => ({ GREETING: 'hello' }),
    logFile: join(folder, 'part.log'),
    sendsReady: true,
    onUnexpectedEnd: (text) => ends.push(text),
  });
const patience = { timeout: 60_000 };

it('starts again after a kill, with its settings, and reports no end', async () => {
  part = supervise(
    "console.log(process.env.GREETING); process.send({ type: 'ready' }); setInterval(() => {}, 1000);",
  );
  await part.start();
  const first = part.pid();
  await part.kill();
  await part.start();
  expect(part.pid()).not.toBe(first);
  expect(ends).toEqual([]);
  await expect.poll(() => readFile(join(folder, 'part.log'), 'utf8'), patience).toBe('hello\nhello\n');
});

it('reports a part that ends by itself, and starts it again', async () => {
  part = supervise("process.send({ type: 'ready' }, () => setTimeout(() => process.exit(3), 50));");
  await part.start();
  const first = part.pid();
  await expect.poll(() => part.pid(), patience).not.toBe(first);
  expect(ends[0]).toContain('part ended by itself (3)');
});

it('fails to start if it ends before it is ready', async () => {
  part = supervise('process.exit(4)');
  await expect(part.start()).rejects.toThrow('(4)');
});
