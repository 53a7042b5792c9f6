import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProcess } from './process-identity.ts';
import {
  superviseChild,
  type ChildDefinition,
  type ChildExit,
  type SupervisedChild,
} from './supervise-child.ts';

describe('a supervised child', () => {
  let folder: string;
  let child: SupervisedChild | undefined;
  let output: string;
  let messages: unknown[];
  let restarts: string[];
  let hopeless: ChildExit[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'child-'));
    [child, output, messages, restarts, hopeless] = [undefined, '', [], [], []];
  });
  afterEach(async () => {
    child?.killNow();
    await child?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is started with its environment, and its output and messages arrive', async () => {
    await supervise(
      `console.log('hello', process.env.GREETING); process.send({ type: 'ready' }); setInterval(() => {}, 1e6);`,
    );
    await expect.poll(() => messages).toEqual([{ type: 'ready' }]);
    await expect.poll(() => output).toContain('hello world');
  });

  it('is restarted when it dies for any reason', async () => {
    const log = JSON.stringify(join(folder, 'starts'));
    await supervise(`const fs = require('fs'); fs.appendFileSync(${log}, 'x');
      const starts = fs.readFileSync(${log}, 'utf8').length;
      if (starts === 1) process.exit(3);
      if (starts === 2) process.kill(process.pid, 'SIGKILL');
      process.send('up'); setInterval(() => {}, 1e6);`);
    await expect.poll(() => messages).toEqual(['up']);
    expect(restarts).toEqual(['ended with code 3, 500', 'was ended by SIGKILL, 1000']);
    expect((await readFile(join(folder, 'starts'), 'utf8')).length).toBe(3);
  });

  it('is reloaded without a delay, which is not a failure', async () => {
    await supervise(`process.send('up'); setInterval(() => {}, 1e6);`);
    await expect.poll(() => messages).toEqual(['up']);
    child?.reload();
    await expect.poll(() => messages).toEqual(['up', 'up']);
    expect(restarts).toEqual([]);
  });

  it('is reloaded while it waits for a restart', async () => {
    const fixed = JSON.stringify(join(folder, 'fixed'));
    await supervise(`if (!require('fs').existsSync(${fixed})) process.exit(1);
      process.send('up'); setInterval(() => {}, 1e6);`);
    // Each delay is twice the former: on a busy machine a later one leaves enough time for the reload.
    await expect.poll(() => Number(restarts.at(-1)?.split(', ')[1])).toBeGreaterThanOrEqual(8000);
    const restartsBefore = restarts.length;
    await writeFile(join(folder, 'fixed'), '');
    child?.reload();
    await expect.poll(() => messages).toEqual(['up']);
    expect(restarts).toHaveLength(restartsBefore);
  });

  it('is not restarted after a permanent failure', async () => {
    await supervise('process.exit(98)');
    await expect.poll(() => hopeless).toEqual([{ code: 98, signal: null, failures: 1 }]);
    expect(restarts).toEqual([]);
  });

  it('gets SIGTERM first', async () => {
    const mark = join(folder, 'tidied');
    await supervise(`process.on('SIGTERM', () => { require('fs').writeFileSync(${JSON.stringify(mark)}, ''); process.exit(); });
      process.send('up'); setInterval(() => {}, 1e6);`);
    await expect.poll(() => messages).toEqual(['up']);
    await child?.stop();
    expect(existsSync(mark)).toBe(true);
    expect(restarts).toEqual([]);
  });

  it('is killed with all its children if it does not stop', async () => {
    await supervise(
      `process.on('SIGTERM', () => {});
      const sleeper = require('child_process').spawn('sleep', ['600'], { stdio: 'ignore' });
      process.send(sleeper.pid); setInterval(() => {}, 1e6);`,
      { stopLimitMs: 200 },
    );
    await expect.poll(() => messages.length).toBe(1);
    await child?.stop();
    await expect.poll(() => findProcess(Number(messages[0]))).toBeUndefined();
  });

  it('can be stopped while it waits for its next start', async () => {
    await supervise('process.exit(1)');
    await expect.poll(() => restarts.length).toBeGreaterThan(0);
    await child?.stop();
  });

  async function supervise(source: string, change: Partial<ChildDefinition> = {}): Promise<void> {
    const script = join(folder, 'child.cjs');
    await writeFile(script, source);
    child = superviseChild({
      name: 'child',
      script,
      environment: () => ({ ...process.env, GREETING: 'world' }),
      stopLimitMs: 10_000,
      onOutput: (text) => void (output += text),
      onMessage: (message) => void messages.push(message),
      onStarted: () => undefined,
      onRestart: (reason, delayMs) => void restarts.push(`${reason}, ${delayMs}`),
      isHopeless: ({ code }) => code === 98,
      onHopeless: (exit) => void hopeless.push(exit),
      ...change,
    });
  }
});
