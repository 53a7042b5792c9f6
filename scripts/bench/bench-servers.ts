import { startEmbeddedPostgres } from '@touchstone/database/embedded';
import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface BenchServer {
  address: string;
  rootPassword: string;
  judgeToken: string;
  connectionString: string;
  dataDirectory: string;
  processIds: { server: number; postgres: number };
  stop: () => Promise<void>;
}

const serverProgram = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export async function startBenchServer(): Promise<BenchServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDirectory });
  const rootPassword = randomBytes(9).toString('hex');
  const judgeToken = randomBytes(16).toString('hex');
  const child = fork(serverProgram, {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDirectory,
      DATABASE_URL: postgres.connectionString,
      ROOT_PASSWORD: rootPassword,
      JUDGE_TOKEN: judgeToken,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; address?: string }) => {
      if (message.type === 'ready') resolve(message.address ?? '');
    });
    child.on('exit', (code) => {
      reject(new Error(`the server ended with code ${String(code)}`));
    });
  });
  return {
    address,
    rootPassword,
    judgeToken,
    connectionString: postgres.connectionString,
    dataDirectory,
    processIds: { server: child.pid ?? 0, postgres: postgres.pid },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await postgres.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

const judgeProgram = fileURLToPath(new URL('../../apps/judge/src/main.ts', import.meta.url));

/** A judge for that server, as a process of its own, for one language of C++. */
export function startBenchJudge({ address, judgeToken, dataDirectory }: BenchServer, language: string) {
  const child = fork(judgeProgram, {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      SERVER_URL: address,
      JUDGE_TOKEN: judgeToken,
      JUDGE_LANGUAGES: language,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    /** What it prepares when it has nothing else to do. Until then it is not idle. */
    isWarm: async () =>
      (await readdir(join(dataDirectory, 'judge'), { recursive: true })).some((name) =>
        name.endsWith('.gch'),
      ),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const bareProgram = fileURLToPath(new URL('bare-server.ts', import.meta.url));

/** In a process of its own, like the server it is compared to. */
export async function startBareServer(body: string) {
  const child = fork(bareProgram, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send({ body });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { address: `http://127.0.0.1:${String(port)}`, close: () => child.kill() };
}
