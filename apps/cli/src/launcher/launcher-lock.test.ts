import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLauncherLock } from './launcher-lock.ts';
import { findProcess } from './process-identity.ts';

const address = 'http://127.0.0.1:8000';

describe("the launcher's lock", () => {
  let folder: string;
  let children: ChildProcess[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
    children = [];
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('is refused while another launcher runs, with its address', async () => {
    await holdInProcess('hold');
    await expect(acquireLauncherLock(folder, address)).rejects.toThrow(
      /already running.*http:\/\/held:1\n.*own PORT and DATA_DIR/s,
    );
  });

  it('is taken over silently from a launcher that was killed', async () => {
    const holder = await holdInProcess('hold');
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await acquireLauncherLock(folder, address);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('waits for a launcher that is stopping', async () => {
    const holder = await holdInProcess('stop');
    const waiting = acquireLauncherLock(folder, address);
    holder.stdin?.write('release\n');
    await (await waiting).release();
  });

  it('detects a reused process id', async () => {
    const own = findProcess(process.pid);
    const holder = { ...own, startTicks: '1' };
    await writeFile(
      join(folder, 'launcher.json'),
      JSON.stringify({ holder, state: 'running', address, children: [] }),
    );
    await (await acquireLauncherLock(folder, address)).release();
  });

  it.each(['', '{"holder":', 'null', '[]', '{}'])('ignores a damaged file: %j', async (text) => {
    await writeFile(join(folder, 'launcher.json'), text);
    await (await acquireLauncherLock(folder, address)).release();
  });

  it('ends the children of a killed launcher', async () => {
    const child = spawn('sleep', ['600'], { detached: true });
    children.push(child);
    const holder = await holdInProcess('hold', child.pid);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const ended = once(child, 'exit');
    await (await acquireLauncherLock(folder, address)).release();
    expect(await ended).toEqual([null, 'SIGTERM']);
  });

  it('goes to exactly one of several concurrent launchers', async () => {
    await writeFile(join(folder, 'launcher.json'), '{}');
    const outcomes = await Promise.all([1, 2, 3].map(() => holdInProcess('hold').then(readOutcome)));
    expect(outcomes.toSorted()).toEqual(['held', 'refused', 'refused']);
    expect(existsSync(join(folder, 'launcher.json'))).toBe(true);
  });

  const outcomes = new WeakMap<ChildProcess, string>();
  const readOutcome = (child: ChildProcess): string => outcomes.get(child) ?? '';

  /** A process that takes the lock and keeps it; with 'stop' it marks itself as stopping and releases on a line. */
  async function holdInProcess(mode: 'hold' | 'stop', childPid?: number): Promise<ChildProcess> {
    const module = new URL('./launcher-lock.ts', import.meta.url).href;
    const script = `const { acquireLauncherLock } = await import(${JSON.stringify(module)});
      try {
        const lock = await acquireLauncherLock(${JSON.stringify(folder)}, 'http://held:1');
        await lock.setChildren(${JSON.stringify(childPid === undefined ? [] : [childPid])});
        if (${JSON.stringify(mode)} === 'stop') await lock.setStopping();
        process.stdin.once('data', async () => { await lock.release(); process.exit(); });
        console.log('held');
      } catch (error) { console.log('refused'); process.exitCode = 1; }`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    children.push(child);
    const [output] = await once(child.stdout, 'data');
    outcomes.set(child, String(output).trim());
    return child;
  }
});
