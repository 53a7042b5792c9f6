/**
 * How this works
 *
 * One PostgreSQL per DATA_DIR, as a child process in its own session, so that Ctrl-C in the terminal reaches only
 * the process that started it, which then stops the parts in the right order.
 *
 *   DATA_DIR/postgres          belongs to the starter; others may traverse it (0711)
 *   DATA_DIR/postgres/data     the data, 0700, belongs to PostgreSQL's identity (postgres-identity.ts)
 *   DATA_DIR/postgres/run      the socket, 0700, the barrier against other users (socket-folder.ts)
 *   DATA_DIR/logs/postgres.log the log of PostgreSQL; opened by the starter and inherited
 *
 * Order: choose the identity, remove leftovers of an earlier run (stop-leftovers.ts), create the data on the first start
 * (initialise-cluster.ts), start, wait until it accepts connections, create role and database (prepare-database.ts).
 *
 * When the starter dies, the kernel sends PostgreSQL a SIGINT (fast shutdown). When PostgreSQL is killed, `exited`
 * resolves and the starter decides; the next start recovers from the write-ahead log.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, rm } from 'node:fs/promises';
import { transferOwnership, openLog, prepareFolders } from './cluster-folders.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { ensureCluster } from './initialise-cluster.ts';
import { getPostgresBinaries } from './postgres-binaries.ts';
import { choosePostgresIdentity, type IdentityCommand } from './postgres-identity.ts';
import { listPostgresProcesses } from './postgres-processes.ts';
import { connectWhenReady, prepareDatabase } from './prepare-database.ts';
import { serverSettings } from './server-settings.ts';
import { isTemporarySocketFolder, prepareSocketFolder } from './socket-folder.ts';
import { alreadyRunning, hasLivingStarter, stopLeftovers } from './stop-leftovers.ts';
import { hasExited, stopPostmaster } from './stop-postmaster.ts';

const logTailBytes = 2_000;

export interface EmbeddedPostgresOptions {
  /** DATA_DIR: the folder of all data, not only of the database. */
  readonly dataDirectory: string;
  readonly databaseName?: string;
  /** Off only for tests: a power failure may then destroy the data. */
  readonly durable?: boolean;
  /** More than the usual 100, for several servers. */
  readonly maxConnections?: number;
  readonly onLog?: (message: string) => void;
}

export interface EmbeddedPostgres {
  readonly connectionString: string;
  readonly pid: number;
  /** Which identity runs it and why. */
  readonly identity: string;
  /** Resolves when the process has ended, wanted or not. */
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDirectory, databaseName = 'touchstone', durable = true, onLog = () => undefined } = options;
  const { maxConnections } = options;
  const binaries = getPostgresBinaries();
  const layout = await prepareFolders(dataDirectory);
  await stopLeftovers(layout.data, onLog);
  const identity = await choosePostgresIdentity({ layout, binaries });
  await transferOwnership(layout.data, identity);
  await ensureCluster({ layout, binaries, identity, durable, onLog });
  const socketFolder = await prepareSocketFolder(layout.run, identity.fileOwner);
  const settings = Object.entries(serverSettings({ socketFolder, durable, maxConnections }));
  const settingArguments = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const commandLine = identity.wrap(binaries.postgres, ['-D', layout.data, ...settingArguments]);
  const { postmaster, logOffset } = await spawnPostmaster(commandLine, layout.logFile);
  const exited = once(postmaster, 'exit').then(() => undefined);
  const stop = async (): Promise<void> => {
    await stopPostmaster(postmaster);
    if (isTemporarySocketFolder(socketFolder)) await rm(socketFolder, { recursive: true, force: true });
  };
  try {
    const superuser = await connectWhenReady(socketFolder, () => assertRunning(postmaster));
    const connectionString = await prepareDatabase(superuser, { databaseName, socketFolder });
    await superuser.end();
    return { connectionString, pid: getPid(postmaster), identity: identity.explanation, exited, stop };
  } catch (error) {
    const hadExited = hasExited(postmaster);
    await stop();
    if (!hadExited) throw error;
    const winner = (await listPostgresProcesses(layout.data)).find(hasLivingStarter);
    if (winner) throw alreadyRunning(layout.data, winner.pid);
    throw new EmbeddedPostgresError(
      `PostgreSQL did not start. It said:\n${await readTail(layout.logFile, logOffset)}\n(more in ${layout.logFile})`,
      { cause: error },
    );
  }
}

async function spawnPostmaster(
  { command, args, ...user }: IdentityCommand,
  logFile: string,
): Promise<{ postmaster: ChildProcess; logOffset: number }> {
  const log = await openLog(logFile);
  try {
    const logOffset = (await log.stat()).size;
    const postmaster = spawn(command, args, {
      ...user,
      cwd: '/',
      detached: true,
      env: { PATH: process.env['PATH'], LC_ALL: 'C' },
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(postmaster, 'spawn');
    return { postmaster, logOffset };
  } finally {
    await log.close();
  }
}

function assertRunning(postmaster: ChildProcess): void {
  if (hasExited(postmaster)) throw new EmbeddedPostgresError('PostgreSQL ended while it was starting.');
}

function getPid(postmaster: ChildProcess): number {
  if (postmaster.pid === undefined) throw new EmbeddedPostgresError('PostgreSQL has no process id.');
  return postmaster.pid;
}

async function readTail(logFile: string, from: number): Promise<string> {
  const log = await open(logFile, 'r');
  try {
    const { size } = await log.stat();
    const start = Math.max(from, size - logTailBytes);
    const { buffer, bytesRead } = await log.read(Buffer.alloc(size - start), 0, size - start, start);
    return buffer.toString('utf8', 0, bytesRead).trim();
  } finally {
    await log.close();
  }
}
