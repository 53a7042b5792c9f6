import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAllowedCores } from '../privileges.ts';
import type { RunFacts } from '../run.ts';
import { openConformanceSandbox, type ConformanceSandbox } from './conformance-sandbox.ts';

let conformance: ConformanceSandbox;
beforeAll(async () => {
  conformance = await openConformanceSandbox('time');
});
afterAll(async () => await conformance.close());

describe('CPU time', () => {
  it.each([
    ['a busy loop', 'busy'],
    ['a loop in the kernel', 'busy-in-kernel'],
    ['eight busy threads', 'busy-in-threads'],
    ['eight busy children', 'busy-in-children'],
    ['short-lived children without a waiting parent', 'busy-in-short-children'],
    ['a loop that ignores every signal', 'busy-ignoring-signals'],
  ])('ends %s at its limit', async (_, program) => {
    // On a busy machine the sandbox may get to its next look at the clock late. A limit that is too high holds for every run.
    const cpuTimes: number[] = [];
    while (cpuTimes.length < 5 && Math.min(...cpuTimes) >= 400_000) {
      const facts = await conformance.run(program, [], { limits: { cpuTimeMs: 200 } });
      expect(facts).toMatchObject({
        endedBy: 'cpu-time',
        signal: 9,
        exitCode: undefined,
        isOutOfMemory: false,
      });
      cpuTimes.push(facts.cpuTimeUs);
    }
    expect(Math.min(...cpuTimes)).toBeGreaterThanOrEqual(200_000);
    expect(Math.min(...cpuTimes)).toBeLessThan(400_000);
  });

  it('is counted by the kernel for the program, without the set-up of the sandbox', async () => {
    // On a busy virtual machine a run may be charged for time that the host took. The set-up would add to every run.
    const differences: number[] = [];
    while (differences.length < 5 && Math.min(...differences) >= 5_000) {
      const facts = await conformance.run('fixed-work');
      expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0 });
      differences.push(facts.cpuTimeUs - Number(facts.output));
    }
    expect(Math.min(...differences)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...differences)).toBeLessThan(5_000);
  });

  it('stays low for a program that waits', async () => {
    const facts = await conformance.run('sleeping', [], { limits: { wallTimeMs: 200 } });
    expect(facts.cpuTimeUs).toBeLessThan(50_000);
  });
});

describe('wall time', () => {
  it.each([
    ['sleeps', 'sleeping'],
    ['stops itself', 'stops-itself'],
  ])('ends a program that %s', async (_, program) => {
    const facts = await conformance.run(program, [], { limits: { wallTimeMs: 200 } });
    expect(facts).toMatchObject({ endedBy: 'wall-time', signal: 9 });
    expect(facts.wallTimeUs).toBeGreaterThanOrEqual(200_000);
  });
});

describe('a program whose core others use', () => {
  it.each([
    ['one thread', 'compute-so-long'],
    ['two threads', 'compute-in-two-threads'],
  ])('may take longer than its wall time: %s', async (_, program) => {
    // The run needs nine times its CPU time on an idle machine: more than its wall time limit. The limit may grow to five
    // times its length, which is 35 times the CPU time: enough on a machine that runs many other tests.
    expect(await runBesideBurners(8, program, '200')).toMatchObject({ endedBy: 'itself', exitCode: 0 });
  });

  it('may take longer than its wall time: processes that end', async () => {
    // Each of the three waits for less than the run exceeds its wall time limit, all together for more.
    expect(await runBesideBurners(4, 'compute-in-children', '1050')).toMatchObject({
      endedBy: 'itself',
      exitCode: 0,
    });
  });
});

/** With a wall time limit of 1.4 seconds. */
async function runBesideBurners(count: number, program: string, milliseconds: string): Promise<RunFacts> {
  const core = listAllowedCores(await readFile('/proc/self/status', 'utf8'))[0] ?? 0;
  const burners = Array.from({ length: count }, () =>
    spawn('taskset', ['-c', String(core), 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  try {
    return await conformance.run(program, [milliseconds], { limits: { wallTimeMs: 1_400 } });
  } finally {
    for (const burner of burners) burner.kill('SIGKILL');
  }
}

describe('the end of the first process', () => {
  it('ends the run, also while its children run', async () => {
    const facts = await conformance.run('orphans-stay-busy');
    expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, output: 'the parent is done\n' });
  });
});
