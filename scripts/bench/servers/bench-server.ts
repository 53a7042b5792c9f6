/**
 * The server as a separate process, on an embedded PostgreSQL in a temporary folder.
 *
 * How this works: the first start creates the schema and imports the demo problems, which takes longer than most measurements.
 * It happens once per run of the bench (`prepareSite`); every server of a part starts on its own copy of that site.
 */
import type { Database } from '@touchstone/database';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@touchstone/database/embedded';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { withDatabase } from './with-database.ts';

export interface BenchServer {
  readonly address: string;
  readonly rootPassword: string;
  readonly judgeToken: string;
  readonly connectionString: string;
  readonly dataDirectory: string;
  readonly processIds: { readonly server: number; readonly postgres: number };
}

const serverProgram = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

const run = promisify(execFile);
const secrets = {
  rootPassword: randomBytes(9).toString('hex'),
  judgeToken: randomBytes(16).toString('hex'),
};

let preparedSite: Promise<string> | undefined;

/** The server has its own copy of the prepared site. Both end with the work, also on failure, since other parts continue. */
export const withBenchServer = <Result>(work: (server: BenchServer) => Promise<Result>): Promise<Result> =>
  withCopiedSite((dataDirectory) => serve(dataDirectory, work));

interface SeededSite<Seeded> {
  readonly server: BenchServer;
  readonly database: Database;
  readonly seeded: Seeded;
}

const databaseConnections = 8;

/** The server starts after the seed: it finds the settings of the seed, and did not idle while PostgreSQL was filled. */
export const withSeededServer = <Seeded, Result>(
  seed: (database: Database) => Promise<Seeded>,
  work: (site: SeededSite<Seeded>) => Promise<Result>,
): Promise<Result> =>
  withCopiedSite((dataDirectory) =>
    withPostgres(dataDirectory, (postgres) =>
      withDatabase(postgres, databaseConnections, async (database) => {
        const seeded = await seed(database);
        return withServer(dataDirectory, postgres, (server) => work({ server, database, seeded }));
      }),
    ),
  );

async function withCopiedSite<Result>(work: (dataDirectory: string) => Promise<Result>): Promise<Result> {
  preparedSite ??= prepareSite();
  const site = await preparedSite;
  return withFolder(async (dataDirectory) => {
    // What is in the folder, not the folder.
    await run('cp', ['--archive', `${site}/.`, dataDirectory]);
    return work(dataDirectory);
  });
}

/** At the end of the bench. */
export async function removePreparedSite(): Promise<void> {
  if (preparedSite !== undefined) await rm(await preparedSite, { recursive: true, force: true });
  preparedSite = undefined;
}

async function prepareSite(): Promise<string> {
  const folder = await makeFolder();
  try {
    await serve(folder, () => Promise.resolve());
    return folder;
  } catch (error) {
    // The next part tries again.
    preparedSite = undefined;
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const makeFolder = () => mkdtemp(join(tmpdir(), 'touchstone-bench-'));

async function withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await makeFolder();
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const serve = <Result>(
  dataDirectory: string,
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> => withPostgres(dataDirectory, (postgres) => withServer(dataDirectory, postgres, work));

async function withPostgres<Result>(
  dataDirectory: string,
  work: (postgres: EmbeddedPostgres) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}

async function withServer<Result>(
  dataDirectory: string,
  { connectionString, pid }: EmbeddedPostgres,
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const child = forkServer({ dataDirectory, connectionString, ...secrets });
  try {
    const address = await waitUntilReady(child);
    const processIds = { server: child.pid ?? 0, postgres: pid };
    return await work({ address, ...secrets, connectionString, dataDirectory, processIds });
  } finally {
    // Nothing of its work is needed any more, and a graceful end waits for its jobs.
    await endProcess(child, 'SIGKILL');
  }
}

type Settings = Pick<BenchServer, 'dataDirectory' | 'connectionString' | 'rootPassword' | 'judgeToken'>;

const forkServer = ({ dataDirectory, connectionString, rootPassword, judgeToken }: Settings) =>
  fork(serverProgram, {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(repositoryRoot, '.cache', 'compiled'),
      PORT: '0',
      DATA_DIR: dataDirectory,
      DATABASE_URL: connectionString,
      ROOT_PASSWORD: rootPassword,
      JUDGE_TOKEN: judgeToken,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

const waitUntilReady = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('message', (message: { type: string; address?: string }) => {
      if (message.type === 'ready') resolve(message.address ?? '');
    });
    child.on('exit', (code) => {
      reject(new Error(`the server ended with code ${String(code)}`));
    });
  });

export async function endProcess(
  child: ChildProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
