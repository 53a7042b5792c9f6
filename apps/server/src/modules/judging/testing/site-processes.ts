/** A judge and a server as separate processes that a test may kill. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../../../platform/configuration.ts';
import { testJudgeToken } from '../../../testing/test-server.ts';

const judgeMain = fileURLToPath(new URL('../../../../../judge/src/main.ts', import.meta.url));
const serverMain = fileURLToPath(new URL('../../../main.ts', import.meta.url));

export interface SiteProcess {
  pid: number;
  output: () => string;
  /** Resolves when the process has exited. */
  kill: (signal: NodeJS.Signals) => Promise<void>;
}

function start(script: string, environment: NodeJS.ProcessEnv): SiteProcess {
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return {
    pid: child.pid ?? 0,
    output: () => text,
    kill: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}

interface JudgeSettings {
  serverUrl: string;
  folder: string;
  name?: string;
  /** Comma-separated. */
  languages?: string;
  slots?: number;
}

export const startJudgeProcess = (settings: JudgeSettings) =>
  start(judgeMain, {
    SERVER_URL: settings.serverUrl,
    DATA_DIR: settings.folder,
    JUDGE_TOKEN: testJudgeToken,
    JUDGE_NAME: settings.name ?? 'north',
    JUDGE_LANGUAGES: settings.languages ?? 'C',
    JUDGE_SLOTS: String(settings.slots ?? 2),
    // Compiling the header takes longer than the programs of these tests.
    JUDGE_PRECOMPILED_HEADERS: 'off',
  });

export const startServerProcess = ({ databaseUrl, dataDirectory }: Configuration, port: number) =>
  start(serverMain, {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDirectory,
    JUDGE_TOKEN: testJudgeToken,
    DEMO_CONTENT: 'off',
    PORT: String(port),
  });
