/**
 * A trivial C program in three ways, in turns: started bare (fork, exec, wait), under bubblewrap with comparable isolation,
 * and through a slot of the sandbox, with everything that a judge gets from it (limits, facts, captured output). Then the CPU
 * time of a program that always does the same work, bare and sandboxed in turns: on a machine that is busy with other things
 * even the bare one varies (shared caches), so the sandbox is held to what it adds.
 */
import { openSandbox, type RunRequest, type Slot } from '@touchstone/sandbox';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Measurement } from './measurement.ts';

const run = promisify(execFile);
const rounds = 10;
const runsPerRound = 30;
const fixedRuns = 60;
const mebibyte = 1 << 20;

const trivialSource = '#include <stdio.h>\nint main(void) { puts("42"); }\n';
const fixedSource =
  'int main(void) { for (volatile long count = 0; count < 100000000; count++) continue; return 0; }\n';

export async function benchSandbox(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-sandbox-'));
  const sandbox = await openSandbox({ slots: 1, binds: [], stateFolder: folder });
  try {
    const [slot] = sandbox.slots;
    if (slot === undefined) throw new Error('The sandbox has no slot');
    const programs = await buildPrograms(folder);
    return [
      ...describeTrivial(await measureTrivial(slot, programs)),
      describeFixed(await measureFixed(slot, programs)),
    ];
  } finally {
    await sandbox.close();
    await rm(folder, { recursive: true });
  }
}

interface Programs {
  readonly trivial: string;
  readonly fixed: string;
  readonly repeater: string;
}

async function buildPrograms(folder: string): Promise<Programs> {
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

interface TrivialTimes {
  readonly bareMs: number[];
  readonly bubblewrapMs: number[];
  readonly sandboxMs: number[];
}

async function measureTrivial(slot: Slot, { trivial, repeater }: Programs): Promise<TrivialTimes> {
  const times: TrivialTimes = { bareMs: [], bubblewrapMs: [], sandboxMs: [] };
  const repeat = async (command: readonly string[]): Promise<number[]> =>
    (await repeatBare(repeater, runsPerRound, command)).map(({ wallMs }) => wallMs);
  const request = requestProgram(trivial);
  await slot.run(request);
  for (let round = 0; round < rounds; round += 1) {
    times.bareMs.push(...(await repeat([trivial])));
    times.bubblewrapMs.push(...(await repeat(bubblewrap(trivial))));
    for (let index = 0; index < runsPerRound; index += 1) {
      const startedAt = performance.now();
      await slot.run(request);
      times.sandboxMs.push(performance.now() - startedAt);
    }
  }
  return times;
}

/** Own namespaces, a read-only toolchain, empty folders: what the sandbox does too, without its limits and its filter. */
function bubblewrap(program: string): string[] {
  const links = ['bin', 'lib', 'lib64'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  const folders = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--tmpfs', '/w'];
  const isolation = ['--unshare-all', '--die-with-parent', '--new-session', '--ro-bind', '/usr', '/usr'];
  const start = ['--ro-bind', program, '/w/main', '--chdir', '/w', './main'];
  return ['/usr/bin/bwrap', ...isolation, ...links, ...folders, ...start];
}

function requestProgram(path: string): RunRequest {
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

/** Pinned to one core, as runs of the sandbox are. */
async function repeatBare(
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

interface FixedTimes {
  readonly bareMs: number[];
  readonly sandboxMs: number[];
}

async function measureFixed(slot: Slot, { fixed, repeater }: Programs): Promise<FixedTimes> {
  const times: FixedTimes = { bareMs: [], sandboxMs: [] };
  for (let index = 0; index < fixedRuns; index += 1) {
    times.bareMs.push(...(await repeatBare(repeater, 1, [fixed])).map(({ cpuMs }) => cpuMs));
    times.sandboxMs.push((await slot.run(requestProgram(fixed))).cpuTimeUs / 1000);
  }
  return times;
}

function describeTrivial({ bareMs, bubblewrapMs, sandboxMs }: TrivialTimes): Measurement[] {
  const [bare, wrapped, value] = [
    quantile(bareMs, 0.5),
    quantile(bubblewrapMs, 0.5),
    quantile(sandboxMs, 0.5),
  ];
  return [
    {
      name: 'sandboxed run of a trivial program, to bubblewrap',
      value,
      unit: 'ms',
      baseline: wrapped,
      ratio: value / wrapped,
      budget: 'at most half of the baseline',
      ok: value <= wrapped / 2,
    },
    {
      name: 'sandboxed run of a trivial program, to fork and exec',
      value,
      unit: 'ms',
      baseline: bare,
      ratio: value / bare,
      budget: 'at most 2 ms above the baseline',
      ok: value <= bare + 2,
    },
  ];
}

function describeFixed({ bareMs, sandboxMs }: FixedTimes): Measurement {
  const [value, baseline] = [deviate(sandboxMs), deviate(bareMs)];
  return {
    name: `CPU time of fixed work (${Math.round(quantile(sandboxMs, 0.5))} ms), deviation p95`,
    value,
    unit: '%',
    baseline,
    ratio: value / baseline,
    budget: 'at most 2, or 2 above the baseline on a busy machine',
    ok: value <= Math.max(2, baseline + 2),
  };
}

/** How far from the middle, in percent, 95 of 100 runs are at most. */
function deviate(timesMs: readonly number[]): number {
  const middle = quantile(timesMs, 0.5);
  return quantile(
    timesMs.map((time) => (Math.abs(time - middle) / middle) * 100),
    0.95,
  );
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
