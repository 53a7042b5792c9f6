/** Packages of the ICPC format through the real judge and sandbox. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionReport } from './report.ts';
import { sharedCacheHome } from '@touchstone/judge/testing';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { verifyHere, type VerifiedHere } from './testing/verify-here.ts';

const packages = fileURLToPath(new URL('testing/packages', import.meta.url));
const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const haskell = 'wrong_answer/haskell.hs';
let temporary: string;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'touchstone-verify-test-'));
});
afterAll(() => rm(temporary, { recursive: true, force: true }));

describe('packages of the ICPC format', () => {
  let verified: VerifiedHere;

  beforeAll(async () => {
    verified = await verifyHere(packages);
  });

  /** A judge machine may lack Java. */
  const javaVerdict = (): 'AC' | null => {
    const report = verified.reports.find(({ submission }) => submission === 'accepted/JuryOne.java');
    return report?.skipped?.includes('javac is not installed') === true ? null : 'AC';
  };
  const of = (problem: string): Record<string, [got: string | null, score?: number]> =>
    Object.fromEntries(
      verified.reports
        .filter((report) => report.problem === problem)
        .map(({ submission, got, score }) => [
          submission,
          score === undefined ? [got] : [got, Number(score.toFixed(2))],
        ]),
    );

  it('all meet their expectations', () => {
    expect(verified.totals.unreadable).toEqual([]);
    expect(verified.reports.filter(({ ok }) => ok === false)).toEqual([]);
    const skipped = verified.reports.flatMap(({ submission, skipped: why }) =>
      why === undefined ? [] : [submission],
    );
    const java = ['accepted/JuryOne.java', 'accepted/packages'];
    expect(skipped.toSorted()).toEqual((javaVerdict() === null ? [...java, haskell] : [haskell]).toSorted());
  });

  it('2023-07: several passes', () => {
    expect(of('two-passes')).toEqual({
      'accepted/doubles.py': ['AC'],
      'run_time_error/fails-later.py': ['RE'],
      'wrong_answer/forgets.py': ['WA'],
      'wrong_answer/miscounts.py': ['WA'],
    });
  });

  it('legacy: units of C++, packages of Java, a validator with scripts, an output over 32 MB', () => {
    expect(of('units')).toEqual({
      'accepted/packages': [javaVerdict()],
      'accepted/units': ['AC'],
      'time_limit_exceeded/hangs.py': ['TLE'],
    });
  });

  it('says how far slow solutions are from a derived time limit', () => {
    const find = (name: string) =>
      verified.reports.find(({ problem, submission }) => problem === 'units' && submission === name);
    expect(find('time_limit_exceeded/hangs.py')?.derivedLimit).toMatchObject({ belowByMs: null });
    expect(find('accepted/units')?.derivedLimit).toBeUndefined();
  });

  it('legacy: the default validator, several files, a class that is not Main, memory, annotations', () => {
    expect(of('averages')).toEqual({
      'accepted/JuryOne.java': [javaVerdict()],
      'accepted/older-standard.cpp': ['AC'],
      'accepted/plain.c': ['AC'],
      'accepted/python-modules': ['AC'],
      'accepted/several-files': ['AC'],
      'compiler_error/unfinished.c': ['CE'],
      'mixed/either.py': ['WA'],
      'run_time_error/divides-by-zero.py': ['RE'],
      'run_time_error/too-much-memory.cpp': ['MLE'],
      'time_limit_exceeded/wrong-then-slow.py': ['TLE'],
      [haskell]: [null],
      'wrong_answer/whole-numbers.py': ['WA'],
      'wrong_answer/without-word.cpp': ['WA'],
    });
  });

  it('legacy: an interactive validator', () => {
    expect(of('guess')).toEqual({
      'accepted/halves.py': ['AC'],
      'run_time_error/fails-first.c': ['RE'],
      'run_time_error/right-then-fails.py': ['RE'],
      'time_limit_exceeded/waits.py': ['TLE'],
      'wrong_answer/fails-when-refused.cpp': ['WA'],
      'wrong_answer/one-by-one.py': ['WA'],
    });
  });

  it('legacy: points of groups', () => {
    expect(of('points')).toEqual({
      'accepted/square.py': ['AC', 100],
      'partially_accepted/thirty-two-bits.c': ['PA', 40],
      'wrong_answer/four.py': ['WA', 0],
    });
  });

  it('2023-07: points of the validator, its arguments case by case, expectations of submissions.yaml', () => {
    expect(of('nearest')).toEqual({
      'accepted/sum.py': ['AC', 100],
      'mine/off-by-one.py': ['AC', 65],
      'rejected/words.py': ['WA', 0],
      'wrong_answer/seven.py': ['WA', 0.07],
    });
  });

  it('derive a missing time limit from their accepted submissions', async () => {
    const root = join(temporary, 'derived');
    await cp(join(packages, 'averages'), root, { recursive: true });
    await rm(join(root, '.timelimit'));
    await writeFile(
      join(root, 'problem.yaml'),
      'validator_flags: float_tolerance 1e-4\nlimits: {time_multiplier: 2}\n',
    );
    await rm(join(root, 'submissions/run_time_error/too-much-memory.cpp'));
    const { reports } = await verifyHere(root);
    expect(reports.filter(({ ok }) => ok === false)).toEqual([]);
    // Times are cut off at the limit.
    expect(reports.find(({ got }) => got === 'TLE')?.timeMs).toBeLessThanOrEqual(1000);
  });
});

describe('touchstone verify', () => {
  it('prints a line of JSON for each submission of an archive, then totals, and exits with 0', async () => {
    const archive = join(temporary, 'points.zip');
    await writeFile(archive, buildZip(await listMembers(join(packages, 'points'))));
    const { code, lines } = await run(archive, '--json');
    expect(code).toBe(0);
    expect(lines.slice(0, -1).map((line) => JSON.parse(line) as SubmissionReport)).toMatchObject([
      {
        problem: 'points',
        submission: 'accepted/square.py',
        language: 'Python3',
        expected: ['AC'],
        got: 'AC',
        timeMs: expect.any(Number),
        memoryKb: expect.any(Number),
        ok: true,
      },
      { submission: 'partially_accepted/thirty-two-bits.c', expected: ['PA'], got: 'PA', ok: true },
      { submission: 'wrong_answer/four.py', expected: ['PE', 'WA'], got: 'WA', ok: true },
    ]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      total: 3,
      ok: 3,
      failed: 0,
      skipped: 0,
      unreadable: [],
    });
  });

  it('exits with 1 if a submission does not meet its expectation, and explains it', async () => {
    const root = join(temporary, 'changed');
    await cp(join(packages, 'points'), root, { recursive: true });
    await writeFile(join(root, 'submissions/accepted/cube.py'), 'print(int(input()) ** 3)\n');
    const { code, lines } = await run(root, '--only', 'cube.py');
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /✗ accepted\/cube\.py +Python3 +WA \(expected AC\)[\s\S]*case sample\/1 is WA: word 1/,
    );
    expect(lines.at(-1)).toBe('1 submissions, 0 as expected, 1 not, 0 skipped');
  });

  it('exits with 1 if nothing could be judged', async () => {
    const { code, lines } = await run(join(packages, 'averages'), '--only', 'wrong_answer/*.hs', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      got: null,
      ok: null,
      skipped: expect.stringContaining('.hs'),
    });
  });

  it('exits with 2 if a package cannot be read, and names file, line and field', async () => {
    const root = join(temporary, 'broken');
    await cp(join(packages, 'points'), root, { recursive: true });
    await writeFile(join(root, 'problem.yaml'), 'name: a\ntype: riddle\n');
    const { code, errors } = await run(root);
    expect(code).toBe(2);
    expect(errors).toBe('✗ broken/problem.yaml:2: type: "riddle" is not known\n');
    expect((await run(join(temporary, 'nowhere'))).code).toBe(2);
  });

  it('reports a validator that does not compile', async () => {
    const root = join(temporary, 'no-validator');
    await cp(join(packages, 'guess'), root, { recursive: true });
    await writeFile(join(root, 'output_validators/talk/judge.h'), '#error unfinished\n');
    const { code, lines } = await run(root, '--json', '--only', 'accepted');
    expect(code).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      got: 'SE',
      ok: false,
      reason: expect.stringContaining('unfinished'),
    });
  });
});

interface Ran {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly errors: string;
}

async function run(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [main, 'verify', ...args], {
    env: { ...process.env, DATA_DIR: join(temporary, 'no-data'), XDG_CACHE_HOME: sharedCacheHome },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  await once(child, 'close');
  return { code: child.exitCode, lines: output.trimEnd().split('\n'), errors };
}

async function listMembers(root: string): Promise<{ name: string; content: Buffer }[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (path) => ({ name: relative(root, path), content: await readFile(path) })),
  );
}
