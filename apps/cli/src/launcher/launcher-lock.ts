/**
 * How this works
 *
 * DATA_DIR/launcher.json contains the launcher that uses the folder, its children, and whether it is stopping. It is
 * created by link(2), which is exclusive and atomic. The holder is identified by process id and start time, so a file
 * of a killed launcher is recognised as stale even if its process id is reused:
 *
 *   holder runs            wait a moment (it may be about to stop because its terminal closed), then refuse
 *   holder is stopping     wait until it has ended
 *   holder has ended       end its remaining children (they stop by themselves, unless they hang), take over
 *
 * Of two concurrent takeovers one wins the rename of the stale file; the other finds it gone and retries.
 */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { endLeftover } from './end-leftover.ts';
import { findProcess, isAlive, type ProcessIdentity } from './process-identity.ts';

const refusalGraceMs = 1_500;
const stoppingLimitMs = 60_000;
const pollMs = 100;

interface LockContent {
  readonly holder: ProcessIdentity;
  readonly state: 'running' | 'stopping';
  readonly address: string;
  readonly children: readonly ProcessIdentity[];
}

export interface LauncherLock {
  /** Recorded so that the next start can end them if this launcher is killed and a child hangs. */
  readonly setChildren: (pids: readonly number[]) => Promise<void>;
  readonly setStopping: () => Promise<void>;
  readonly release: () => Promise<void>;
}

export async function acquireLauncherLock(dataDirectory: string, address: string): Promise<LauncherLock> {
  const path = join(dataDirectory, 'launcher.json');
  const holder = findProcess(process.pid);
  if (!holder) throw new Error('This system has no /proc; Touchstone starts on Linux only.');
  let content: LockContent = { holder, state: 'running', address, children: [] };
  const startedAt = performance.now();
  while (!(await createExclusively(path, content))) {
    const other = await readLock(path);
    if (other === undefined) continue;
    if (isAlive(other.holder)) {
      await waitOrRefuse(other, performance.now() - startedAt);
      continue;
    }
    for (const child of other.children) await endLeftover(child);
    await removeStale(path, other);
  }
  // Changes are serialized: they share a temporary file, and none may follow the release.
  const enqueue = pLimit(1);
  const update = (change: Partial<LockContent>): Promise<void> => {
    content = { ...content, ...change };
    return enqueue(() => replace(path, content));
  };
  return {
    setChildren: (pids) => update({ children: pids.map(findProcess).filter((child) => child !== undefined) }),
    setStopping: () => update({ state: 'stopping' }),
    release: () => enqueue(() => rm(path, { force: true })),
  };
}

/** The launcher that currently runs on this folder, if any. */
export async function findLauncher(
  dataDirectory: string,
): Promise<Pick<LockContent, 'holder' | 'address' | 'children'> | undefined> {
  const lock = await readLock(join(dataDirectory, 'launcher.json'));
  return lock !== undefined && isAlive(lock.holder) ? lock : undefined;
}

async function waitOrRefuse(other: LockContent, waitedMs: number): Promise<void> {
  const limitMs = other.state === 'stopping' ? stoppingLimitMs : refusalGraceMs;
  if (waitedMs > limitMs) {
    throw new UsageError(
      `Touchstone is already running on this DATA_DIR (process ${other.holder.pid}): ${other.address}\n` +
        'To run a second one beside it, give it its own PORT and DATA_DIR.',
    );
  }
  await sleep(pollMs);
}

async function createExclusively(path: string, content: LockContent): Promise<boolean> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

async function replace(path: string, content: LockContent): Promise<void> {
  const own = `${path}.${process.pid}`;
  await writeFile(own, JSON.stringify(content), { mode: 0o600 });
  await rename(own, path);
}

async function removeStale(path: string, stale: LockContent): Promise<void> {
  const aside = `${path}.stale-${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readLock(aside);
  // Another process took over between reading and renaming: restore the file.
  if (moved && moved.holder.startTicks !== stale.holder.startTicks)
    await link(aside, path).catch(ignoreExisting);
  await rm(aside, { force: true });
}

async function readLock(path: string): Promise<LockContent | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
  return parseLock(text);
}

/** A damaged file counts as left by an ended process. */
function parseLock(text: string): LockContent {
  const gone: LockContent = {
    holder: { pid: 0, startTicks: '', bootId: '' },
    state: 'running',
    address: '',
    children: [],
  };
  try {
    return { ...gone, ...JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return gone;
    throw error;
  }
}

function ignoreExisting(error: unknown): void {
  if (!hasCode(error, 'EEXIST')) throw error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
