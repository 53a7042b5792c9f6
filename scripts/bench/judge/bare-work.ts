/** The cost of judging without a judge: the compiler and the program, run by a shell in sequence. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface BareWork {
  sourceFile: string;
  code: string;
  compile: string;
  inputs: readonly string[];
}

export interface PreparedWork {
  /** Milliseconds of `times` rounds, each one compilation and one run per input, by this many shells in parallel. */
  measure: (rounds: { times: number; shells: number }) => Promise<number>;
  remove: () => Promise<void>;
}

export async function prepareBareWork({
  sourceFile,
  code,
  compile,
  inputs,
}: BareWork): Promise<PreparedWork> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bare-'));
  await writeFile(join(folder, sourceFile), code);
  for (const [index, input] of inputs.entries()) await writeFile(join(folder, `${String(index)}.in`), input);
  const runs = inputs.map((_, index) => `./main-$1 < ${String(index)}.in > out-$1`).join('\n');
  const script = `set -e\ni=0\nwhile [ $i -lt $2 ]; do\n${compile} -o main-$1\n${runs}\ni=$((i+1))\ndone\n`;
  return {
    measure: async ({ times, shells }) => {
      const startedAt = performance.now();
      const each = Math.ceil(times / shells);
      await Promise.all(
        Array.from({ length: shells }, (_, shell) =>
          run('sh', ['-c', script, 'sh', String(shell), String(each)], { cwd: folder }),
        ),
      );
      return (performance.now() - startedAt) * (times / (each * shells));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
