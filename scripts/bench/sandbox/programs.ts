/** The measured programs, and how they run bare and in the sandbox. */
import type { RunRequest } from '@touchstone/sandbox';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const mebibyte = 1 << 20;

const trivialSource = '#include <stdio.h>\nint main(void) { puts("42"); }\n';
const fixedSource =
  'int main(void) { for (volatile long count = 0; count < 100000000; count++) continue; return 0; }\n';

export interface Programs {
  readonly trivial: string;
  readonly fixed: string;
  readonly repeater: string;
}

export async function buildPrograms(folder: string): Promise<Programs> {
  const build = async (name: string, source: string): Promise<string> => {
    const program = join(folder, name);
    await run('gcc', ['-O2', source, '-o', program]);
    return program;
  };
  const write = async (name: string, text: string): Promise<string> => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  return {
    trivial: await build('trivial', await write('trivial.c', trivialSource)),
    fixed: await build('fixed', await write('fixed.c', fixedSource)),
    repeater: await build('repeat', fileURLToPath(new URL('run-repeatedly.c', import.meta.url))),
  };
}

export function requestProgram(path: string): RunRequest {
  return {
    command: ['./main'],
    environment: { PATH: '/usr/bin:/bin' },
    files: [{ name: 'main', source: { path }, isExecutable: true }],
    standardInput: { bytes: new Uint8Array() },
    standardOutput: { maximumBytes: mebibyte },
    standardError: { maximumBytes: mebibyte },
    collect: [],
    limits: {
      cpuTimeMs: 10_000,
      wallTimeMs: 30_000,
      memoryBytes: 256 * mebibyte,
      stackBytes: 8 * mebibyte,
      processes: 16,
      fileBytes: 16 * mebibyte,
    },
  };
}

/** Pinned to one core, like runs in the sandbox. */
export async function repeatBare(
  repeater: string,
  count: number,
  command: readonly string[],
): Promise<{ wallMs: number; cpuMs: number }[]> {
  const { stdout } = await run('taskset', ['-c', '0', repeater, String(count), ...command]);
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map((text) => Number(text) / 1e6))
    .map(([wallMs = Number.NaN, cpuMs = Number.NaN]) => ({ wallMs, cpuMs }));
}
