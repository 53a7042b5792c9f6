/** The server as a separate process, on an embedded PostgreSQL in a temporary folder. */
import { startEmbeddedPostgres } from '@touchstone/database/embedded';
import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  readonly address: string;
  readonly rootPassword: string;
  readonly judgeToken: string;
  readonly connectionString: string;
  readonly dataDirectory: string;
  readonly processIds: { readonly server: number; readonly postgres: number };
}

const serverProgram = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** Server and PostgreSQL stop with the work, also on failure, since other parts continue. */
export async function withBenchServer<Result>(
  work: (server: BenchServer) => Promise<Result>,
): Promise<Result> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  const secrets = {
    rootPassword: randomBytes(9).toString('hex'),
    judgeToken: randomBytes(16).toString('hex'),
  };
  const { connectionString } = postgres;
  const child = forkServer({ dataDirectory, connectionString, ...secrets });
  try {
    const address = await waitUntilReady(child);
    const processIds = { server: child.pid ?? 0, postgres: postgres.pid };
    return await work({ address, ...secrets, connectionString, dataDirectory, processIds });
  } finally {
    await endProcess(child);
    await postgres.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

type Settings = Pick<BenchServer, 'dataDirectory' | 'connectionString' | 'rootPassword' | 'judgeToken'>;

const forkServer = ({ dataDirectory, connectionString, rootPassword, judgeToken }: Settings) =>
  fork(serverProgram, {
    env: {
      ...process.env,
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

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
