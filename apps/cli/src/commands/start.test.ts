import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProcField, listChildren, readCommandLine } from '@touchstone/process-table';
import { clusterLayout, findRunningPostgres } from '@touchstone/database/embedded';
import { hasSpareCapabilities } from '@touchstone/sandbox';
import { Client } from 'pg';
import { findFreePort } from '@touchstone/process-table/find-free-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findProcess, isAlive } from '../launcher/process-identity.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
/** Only ends what would never end: on a busy machine a first start takes minutes. */
const startLimitMs = 400_000;

interface Launcher {
  readonly process: ChildProcess;
  readonly output: () => string;
}

/** One site for all tests, in sequence: creating a new one takes longer than the tests. */
describe('touchstone start', { timeout: 2 * startLimitMs }, () => {
  let folder: string;
  let port: number;
  let site: Launcher;
  const launchers: Launcher[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'start-'));
    port = await findFreePort();
  });
  afterAll(async () => {
    for (const launcher of launchers) await end(launcher, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  });

  it('is healthy, and shows the root password at the first start', async () => {
    site = await startHealthy();
    expect(site.output()).toMatch(/Password\s+\S{6,}/);
    await writeMark('of the first start');
  });

  it.runIf(process.getuid?.() === 0)(
    'gives up the privileges of root that its parts do not need',
    async () => {
      const own = statusOf(process.pid);
      const server = statusOf(await findChild(site, 'server'));
      const { uid } = await stat(clusterLayout(folder).data);
      expect(server('Uid')).toBe(Array.from({ length: 4 }, () => String(uid)).join('\t'));
      for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'])
        expect(server(set), set).toBe('0000000000000000');
      expect(server('Groups')).toBe('');
      expect(server('NoNewPrivs')).toBe('1');
      const judge = statusOf(await findChild(site, 'judge'));
      const isPrivileged = hasSpareCapabilities(`CapEff:\t${own('CapEff')}\nCapBnd:\t${own('CapBnd')}\n`);
      // chown, dac_override, fowner, kill, setgid, setuid, setpcap, sys_chroot, sys_admin
      for (const set of ['CapPrm', 'CapEff', 'CapBnd'])
        expect(judge(set), set).toBe(isPrivileged ? '00000000002401eb' : own(set));
      expect(judge('Uid')).toBe('0\t0\t0\t0');
      // The server owns what it writes to, and nothing else of the data folder.
      expect((await stat(join(folder, 'files'))).uid).toBe(uid);
      expect((await stat(join(folder, 'secret-key'))).uid).toBe(uid);
      for (const path of [folder, join(folder, 'logs'), join(folder, 'judge')])
        expect((await stat(path)).uid).toBe(0);
    },
  );

  it('refuses a second start on the same data, but runs beside another instance', async () => {
    const second = start({ PORT: `${await findFreePort()}` });
    // At 'exit' some of the output may still be on its way.
    expect(await once(second.process, 'close')).toEqual([1, null]);
    expect(second.output()).toMatch(new RegExp(`already running.*http://127.0.0.1:${port}`));
    const third = start({ DATA_DIR: join(folder, 'other') });
    expect(await once(third.process, 'close')).toEqual([1, null]);
    expect(third.output()).toMatch(/in use by another program/);
    const otherPort = await findFreePort();
    const other = start({ DATA_DIR: join(folder, 'other'), PORT: `${otherPort}` });
    await expect.poll(() => isHealthy(otherPort), { timeout: startLimitMs }).toBe(true);
    await expect.poll(() => isHealthy(), { timeout: startLimitMs }).toBe(true);
    await end(other, 'SIGTERM');
  });

  it.each(['server', 'judge', 'postgres'])('recovers after its %s was killed', async (part) => {
    const saidBefore = site.output().length;
    const mark = `before the end of the ${part}`;
    await writeMark(mark);
    process.kill(await findChild(site, part), 'SIGKILL');
    const saidSince = () => site.output().slice(saidBefore);
    await expect.poll(saidSince, { timeout: startLimitMs }).toMatch(/starting it again/);
    await expect.poll(() => isHealthy(), { timeout: startLimitMs }).toBe(true);
    await expect.poll(readMarks, { timeout: startLimitMs }).toContain(mark);
    // The next victim must be running again.
    await expect.poll(() => isThere(part), { timeout: startLimitMs }).toBe(true);
  });

  it('leaves no process when the launcher is killed, also during a start, and keeps all data', async () => {
    const before = await readMarks();
    await writeMark('before the kill');
    const parts = await Promise.all(['server', 'judge', 'postgres'].map((part) => findChild(site, part)));
    const pids = [...parts, ...parts.flatMap(listDescendants)];
    const processes = pids.map(findProcess).filter((found) => found !== undefined);
    expect(processes.length).toBeGreaterThan(parts.length);
    await end(site, 'SIGKILL');
    // No other start helps them to end.
    await expect.poll(() => processes.filter(isAlive), { timeout: startLimitMs }).toEqual([]);

    const unfinished = start();
    const findServer = () => findPart(unfinished, 'server');
    await expect.poll(findServer, { timeout: startLimitMs, interval: 5 }).toBeDefined();
    const server = findProcess((await findServer()) ?? 0);
    await end(unfinished, 'SIGKILL');
    await expect.poll(() => server && isAlive(server), { timeout: startLimitMs }).toBeFalsy();
    site = await startHealthy();
    expect(await readMarks()).toEqual([...before, 'before the kill']);
  });

  it('stops cleanly, keeps the data, and does not show the password again', async () => {
    const before = await readMarks();
    expect(before[0]).toBe('of the first start');
    expect(await end(site, 'SIGINT')).toEqual([0, null]);
    await expect.poll(site.output).toContain('stopped');
    expect(await isHealthy()).toBe(false);
    site = await startHealthy();
    expect(site.output()).not.toContain('Password');
    expect(await readMarks()).toEqual(before);
  });

  function start(environment: NodeJS.ProcessEnv = {}): Launcher {
    const child = spawn(process.execPath, [main, 'start'], {
      // With a single language that needs no compiler, the judge is ready quickly.
      env: {
        PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
        JUDGE_LANGUAGES: 'JavaScript Node',
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
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
    // On a busy machine the launcher does not wait until the judge is ready.
    await expect.poll(() => isHealthy(), { timeout: startLimitMs }).toBe(true);
    return launcher;
  }

  async function isHealthy(at = port): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${at}/api/health`)).status === 200;
    } catch {
      return false;
    }
  }

  async function isThere(part: string): Promise<boolean> {
    return (await findPart(site, part)) !== undefined;
  }

  async function findChild(launcher: Launcher, part: string): Promise<number> {
    const pid = await findPart(launcher, part);
    if (pid === undefined) throw new Error(`The launcher has no ${part}.`);
    return pid;
  }

  async function findPart({ process: { pid } }: Launcher, part: string): Promise<number | undefined> {
    if (part === 'postgres') return (await findRunningPostgres(folder))?.pid;
    return listChildren(pid ?? 0).find((child) => readCommandLine(child).includes(`apps/${part}/`));
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
    await query(
      `INSERT INTO site_setting (key, value) VALUES ('test-mark-' || (SELECT count(*) FROM site_setting), to_jsonb($1::text))`,
      [text],
    );
  }

  async function readMarks(): Promise<string[]> {
    const rows = await query<{ value: string }>(
      `SELECT value FROM site_setting WHERE key LIKE 'test-mark-%' ORDER BY length(key), key`,
    );
    return rows.map(({ value }) => value);
  }
});

/** The fields of /proc/<pid>/status. */
function statusOf(pid: number): (name: string) => string | undefined {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (name) => findProcField(status, name);
}

const listDescendants = (pid: number): number[] =>
  listChildren(pid).flatMap((child) => [child, ...listDescendants(child)]);

async function end({ process: child }: Launcher, signal: NodeJS.Signals): Promise<unknown[]> {
  if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
  const exited = once(child, 'exit');
  child.kill(signal);
  return await exited;
}
