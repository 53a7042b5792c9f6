import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findRunningPostgres } from '@touchstone/database/embedded';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const startLimitMs = 150_000;

interface Launcher {
  readonly process: ChildProcess;
  readonly output: () => string;
}

describe('touchstone start', { timeout: 2 * startLimitMs }, () => {
  let folder: string;
  let port: number;
  let launchers: Launcher[];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'));
    port = await findFreePort();
    launchers = [];
  });
  afterEach(async () => {
    for (const launcher of launchers) await end(launcher, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('is healthy, shows the root password once, stops cleanly and keeps the data', async () => {
    const first = await startHealthy();
    expect(first.output()).toMatch(/Password\s+\S{6,}/);
    await writeMark('before the stop');
    expect(await end(first, 'SIGINT')).toEqual([0, null]);
    expect(first.output()).toContain('stopped');
    expect(await isHealthy()).toBe(false);
    const second = await startHealthy();
    expect(second.output()).not.toContain('Password');
    expect(await readMarks()).toEqual(['before the stop']);
  });

  it('comes up with all data after the launcher was killed', async () => {
    const first = await startHealthy();
    await writeMark('before the kill');
    await end(first, 'SIGKILL');
    await startHealthy();
    expect(await readMarks()).toEqual(['before the kill']);
  });

  it.each(['server', 'judge', 'postgres'])('goes on by itself after its %s was killed', async (part) => {
    const launcher = await startHealthy();
    await writeMark('before the kill');
    process.kill(await findChild(launcher, part), 'SIGKILL');
    await expect.poll(launcher.output, { timeout: 20_000 }).toMatch(/starting it again/);
    await expect.poll(() => isHealthy(), { timeout: startLimitMs }).toBe(true);
    await expect.poll(readMarks, { timeout: startLimitMs }).toEqual(['before the kill']);
  });

  it('refuses a second start on the same data, and runs beside another instance', async () => {
    await startHealthy();
    const second = start({ PORT: `${await findFreePort()}` });
    expect(await once(second.process, 'exit')).toEqual([1, null]);
    expect(second.output()).toMatch(new RegExp(`already running.*http://127.0.0.1:${port}`));
    const third = start({ DATA_DIR: join(folder, 'other') });
    expect(await once(third.process, 'exit')).toEqual([1, null]);
    expect(third.output()).toMatch(/in use by another program/);
    const otherPort = await findFreePort();
    start({ DATA_DIR: join(folder, 'other'), PORT: `${otherPort}` });
    await expect.poll(() => isHealthy(otherPort), { timeout: startLimitMs }).toBe(true);
    expect(await isHealthy()).toBe(true);
  });

  function start(environment: NodeJS.ProcessEnv = {}): Launcher {
    const child = spawn(process.execPath, [main, 'start'], {
      // With one language to try, which needs no compiler, the judge is ready at once.
      env: {
        PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
        JUDGE_LANGUAGES: 'JavaScript Node',
        DATA_DIR: folder,
        PORT: `${port}`,
        DEMO_CONTENT: 'off',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (part) => (text += part));
    const launcher = { process: child, output: () => text };
    launchers.push(launcher);
    return launcher;
  }

  async function startHealthy(): Promise<Launcher> {
    const launcher = start();
    const state = (): string =>
      launcher.process.exitCode === null ? launcher.output() : `ended: ${launcher.output()}`;
    await expect.poll(state, { timeout: startLimitMs }).toMatch(/Ctrl-C|^ended/);
    expect(state()).not.toMatch(/^ended/);
    expect(await isHealthy()).toBe(true);
    return launcher;
  }

  async function isHealthy(at = port): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${at}/api/health`)).status === 200;
    } catch {
      return false;
    }
  }

  async function findChild({ process: { pid } }: Launcher, part: string): Promise<number> {
    if (part === 'postgres') return (await findRunningPostgres(folder))?.pid ?? 0;
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
    for (const child of children) {
      const line = await readFile(`/proc/${child}/cmdline`, 'utf8');
      if (line.includes(`apps/${part}/`)) return Number(child);
    }
    throw new Error(`The launcher has no ${part}.`);
  }

  async function query<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    const running = await findRunningPostgres(folder);
    const client = new Client({
      connectionString: running?.connectionString ?? 'postgresql://nowhere.invalid/',
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async function writeMark(text: string): Promise<void> {
    await query(`INSERT INTO site_setting (key, value) VALUES ('test-mark', to_jsonb($1::text))`, [text]);
  }

  async function readMarks(): Promise<string[]> {
    const rows = await query<{ value: string }>(`SELECT value FROM site_setting WHERE key = 'test-mark'`);
    return rows.map(({ value }) => value);
  }
});

async function end({ process: child }: Launcher, signal: NodeJS.Signals): Promise<unknown[]> {
  if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
  const exited = once(child, 'exit');
  child.kill(signal);
  return await exited;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
