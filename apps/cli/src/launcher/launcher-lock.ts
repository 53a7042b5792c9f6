/**
 * How this works
 *
 * DATA_DIR/launcher.json says which launcher uses the folder, with which children, and whether it is stopping. It is
 * created by link(2), which is exclusive and shows the whole content at once. The holder is recognised by process id and
 * start time, so a file that a killed launcher left is recognised as stale whatever its number is used for today:
 *
 *   holder lives           wait a moment (it may be about to stop because its terminal went away), then refuse
 *   holder is stopping     wait until it has gone
 *   holder is gone         end the children it left (they notice by themselves, unless they hang), take over
 *
 * Of two that take over at the same moment one wins the rename of the stale file; the other finds it gone and starts over.
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
  /** Remembered so that the next start can end them, should this launcher be killed and a child hang. */
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
  // Changes are serial: they share a temporary file, and none may come after the release.
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

/** The launcher that runs on this folder now, if there is one. */
export async function findLauncher(
  dataDirectory: string,
): Promise<Pick<LockContent, 'address' | 'children'> | undefined> {
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
  // Somebody took over between our reading and our renaming: give the file back.
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

/** A file that somebody damaged counts as left by a process that is gone. */
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
