/**
 * How this works
 *
 * Before a start, no process may use the data folder, and no file may be left that PostgreSQL would take for a
 * running server. There are three cases:
 *
 *   a postmaster whose starter lives   the database is in use: refuse. Its command line contains the starter's process id
 *                                      (setting `touchstone.starter`), and the kernel gives an orphan another parent, so
 *                                      "parent is the starter" is true exactly as long as the starter lives.
 *   an orphaned postmaster             its starter was killed: request a fast shutdown, then force it.
 *   backends without postmaster        the postmaster was killed: they end by themselves, except in a long query, and
 *                                      PostgreSQL refuses to start while they use the shared memory. End them.
 *
 * Afterwards postmaster.pid and the socket's lock file, if any, are stale by construction and are removed. PostgreSQL
 * itself decides between two concurrent starts, because it creates postmaster.pid exclusively.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { listPostgresProcesses, findPostmasterFile, type PostgresProcess } from './postgres-processes.ts';
import { isTemporarySocketFolder } from './socket-folder.ts';
import { isSystemError } from './system-error.ts';

export const starterSetting = 'touchstone.starter';

const fastShutdownMs = 20_000;
const immediateShutdownMs = 5_000;
const pollMs = 25;

export async function stopLeftovers(dataFolder: string, onLog: (message: string) => void): Promise<void> {
  const processes = await listPostgresProcesses(dataFolder);
  const owned = processes.find(hasLivingStarter);
  if (owned) throw alreadyRunning(dataFolder, owned.pid);
  if (processes.length > 0) {
    onLog(`stopping ${processes.length} PostgreSQL process(es) that a killed start left behind`);
    await endAll(dataFolder);
  }
  const stale = await findPostmasterFile(dataFolder);
  if (stale?.socketFolder !== undefined && isTemporarySocketFolder(stale.socketFolder)) {
    await rm(stale.socketFolder, { recursive: true, force: true });
  }
  await rm(join(dataFolder, 'postmaster.pid'), { force: true });
}

export function alreadyRunning(dataFolder: string, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database in ${dataFolder} is already in use by a running Touchstone (PostgreSQL process ${pid}). ` +
      'Stop that one first, or choose another DATA_DIR.',
  );
}

export function hasLivingStarter(process: PostgresProcess): boolean {
  const setting = process.arguments.find((argument) => argument.startsWith(`${starterSetting}=`));
  return setting !== undefined && Number(setting.slice(starterSetting.length + 1)) === process.parentPid;
}

async function endAll(dataFolder: string): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', fastShutdownMs],
    ['SIGQUIT', immediateShutdownMs],
    ['SIGKILL', immediateShutdownMs],
  ];
  for (const [name, limitMs] of steps) {
    // A backend without postmaster treats SIGINT as "cancel the query"; SIGTERM ends it.
    const remaining = await listPostgresProcesses(dataFolder);
    for (const { pid, arguments: line } of remaining) {
      const isPostmaster = line.some((argument) => argument.startsWith(`${starterSetting}=`));
      sendSignal(pid, name === 'SIGINT' && !isPostmaster ? 'SIGTERM' : name);
    }
    if (await waitUntilAllEnded(dataFolder, limitMs)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL processes in ${dataFolder} do not end, not even by force.`);
}

async function waitUntilAllEnded(dataFolder: string, limitMs: number): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (performance.now() < deadline) {
    if ((await listPostgresProcesses(dataFolder)).length === 0) return true;
    await sleep(pollMs);
  }
  return false;
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!isSystemError(error, 'ESRCH')) throw error;
  }
}
