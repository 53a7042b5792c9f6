/**
 * A trivial C program in three ways, alternately: bare (fork, exec, wait), under bubblewrap with comparable isolation,
 * and through a slot of the sandbox with everything a judge needs (limits, facts, captured output). Then the CPU time
 * of a program with constant work, bare and sandboxed: on a busy machine even the bare one varies (shared caches), so
 * the budget is for the overhead of the sandbox.
 */
import { listRunTimeFiles, openSandbox, type Slot } from '@touchstone/sandbox';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowAtMost } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import { bubblewrap, sandboxHelper, taskset } from '../needs.ts';
import type { BenchPart } from '../part.ts';
import type { Report } from '../report.ts';
import { deviationPercent, measureMs, median } from '../statistics.ts';
import { buildPrograms, repeatBare, requestProgram, type Programs } from './programs.ts';

interface SandboxBench {
  readonly slot: Slot;
  readonly programs: Programs;
  readonly report: Report;
  readonly effort: Effort;
}

const runsPerRound = 30;
/** A program of the system brings the C library. */
const runTimePaths = ['/bin/cat', '/etc/ld.so.cache'];

export const sandboxPart: BenchPart = {
  name: 'sandbox',
  needs: [...sandboxHelper, taskset, bubblewrap],
  run: async (report, effort) => {
    const folder = await mkdtemp(join(tmpdir(), 'touchstone-bench-sandbox-'));
    report.step('opening a sandbox');
    // As a judge has it: runs see the image, and not the host.
    const runTimeFiles = await listRunTimeFiles(runTimePaths);
    const sandbox = await openSandbox({ slots: 1, binds: [], stateFolder: folder, runTimeFiles });
    try {
      const [slot] = sandbox.slots;
      if (slot === undefined) throw new Error('The sandbox has no slot');
      const bench: SandboxBench = { slot, programs: await buildPrograms(folder), report, effort };
      await measureTrivial(bench);
      await measureFixed(bench);
    } finally {
      await sandbox.close();
      await rm(folder, { recursive: true });
    }
  },
};

interface TrivialTimes {
  readonly bareMs: number[];
  readonly bubblewrapMs: number[];
  readonly sandboxMs: number[];
}

async function measureTrivial({ slot, programs, report, effort }: SandboxBench): Promise<void> {
  report.step('a trivial program: bare, under bubblewrap, sandboxed');
  const times = await runTrivial(slot, programs, effort.choose({ full: 10, quick: 4 }));
  const [bare, wrapped, value] = [median(times.bareMs), median(times.bubblewrapMs), median(times.sandboxMs)];
  report.add(
    {
      name: 'sandboxed run of a trivial program, to bubblewrap',
      value,
      unit: 'ms',
      baseline: wrapped,
      ratio: value / wrapped,
      ...allowAtMost(value / wrapped, { limit: 0.5, text: 'at most half of the baseline' }, effort),
    },
    {
      name: 'sandboxed run of a trivial program, to fork and exec',
      value,
      unit: 'ms',
      baseline: bare,
      ratio: value / bare,
      ...allowAtMost(value - bare, { limit: 2, text: 'at most 2 ms above the baseline' }, effort),
    },
  );
}

async function runTrivial(
  slot: Slot,
  { trivial, repeater }: Programs,
  rounds: number,
): Promise<TrivialTimes> {
  const times: TrivialTimes = { bareMs: [], bubblewrapMs: [], sandboxMs: [] };
  const repeat = async (command: readonly string[]): Promise<number[]> =>
    (await repeatBare(repeater, runsPerRound, command)).map(({ wallMs }) => wallMs);
  const request = requestProgram(trivial);
  await slot.run(request);
  for (let round = 0; round < rounds; round += 1) {
    times.bareMs.push(...(await repeat([trivial])));
    times.bubblewrapMs.push(...(await repeat(wrapCommand(trivial))));
    for (let index = 0; index < runsPerRound; index += 1)
      times.sandboxMs.push(await measureMs(() => slot.run(request)));
  }
  return times;
}

/** Own namespaces, a read-only toolchain, empty folders: the same as the sandbox, without its limits and its filter. */
function wrapCommand(program: string): string[] {
  // arm64 has no lib64.
  const present = ['bin', 'lib', 'lib64'].filter((name) => existsSync(`/usr/${name}`));
  const links = present.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]);
  const folders = ['--proc', '/proc', '--dev', '/dev', '--tmpfs', '/tmp', '--tmpfs', '/w'];
  const isolation = ['--unshare-all', '--die-with-parent', '--new-session', '--ro-bind', '/usr', '/usr'];
  const start = ['--ro-bind', program, '/w/main', '--chdir', '/w', './main'];
  return ['bwrap', ...isolation, ...links, ...folders, ...start];
}

async function measureFixed({ slot, programs, report, effort }: SandboxBench): Promise<void> {
  report.step('CPU time of fixed work, bare and sandboxed');
  const bareMs: number[] = [];
  const sandboxMs: number[] = [];
  const runs = effort.choose({ full: 60, quick: 10 });
  for (let index = 0; index < runs; index += 1) {
    const bare = await repeatBare(programs.repeater, 1, [programs.fixed]);
    bareMs.push(...bare.map(({ cpuMs }) => cpuMs));
    sandboxMs.push((await slot.run(requestProgram(programs.fixed))).cpuTimeUs / 1000);
  }
  const [value, baseline] = [deviationPercent(sandboxMs), deviationPercent(bareMs)];
  const budget = {
    limit: Math.max(2, baseline + 2),
    text: 'at most 2, or 2 above the baseline on a busy machine',
  };
  report.add({
    name: `CPU time of fixed work (${String(Math.round(median(sandboxMs)))} ms), deviation p95`,
    value,
    unit: '%',
    baseline,
    ratio: value / baseline,
    ...allowAtMost(value, budget, effort),
  });
}
