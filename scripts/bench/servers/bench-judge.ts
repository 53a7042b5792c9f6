import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endProcess, type BenchServer } from './bench-server.ts';

const judgeProgram = fileURLToPath(new URL('../../../apps/judge/src/main.ts', import.meta.url));

/** A judge for that server, as a separate process, for one language. By default it has a slot per core. */
export function startBenchJudge(
  { address, judgeToken, dataDirectory }: BenchServer,
  language: string,
  slots?: number,
) {
  const child = fork(judgeProgram, {
    env: {
      ...process.env,
      DATA_DIR: dataDirectory,
      SERVER_URL: address,
      JUDGE_TOKEN: judgeToken,
      JUDGE_LANGUAGES: language,
      ...(slots !== undefined && { JUDGE_SLOTS: String(slots) }),
      LOG_LEVEL: 'warn',
    },
    // Standard output is reserved for figures.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  });
  return {
    stop: () => endProcess(child),
  };
}
