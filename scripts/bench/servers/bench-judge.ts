import { fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endProcess, type BenchServer } from './bench-server.ts';

const judgeProgram = fileURLToPath(new URL('../../../apps/judge/src/main.ts', import.meta.url));

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
    // Standard output is for figures alone.
    stdio: ['ignore', process.stderr, 'inherit', 'ipc'],
  });
  return {
    /** It precompiles headers when it has nothing else to do. Until then it is not idle. */
    isWarm: async () =>
      (await readdir(join(dataDirectory, 'judge'), { recursive: true })).some((name) =>
        name.endsWith('.gch'),
      ),
    stop: () => endProcess(child),
  };
}
