/**
 * The programs of the demo submissions are compiled and run on the test data that the site judges with: each ends as its
 * name says. What a case's verdict makes of a submission is asked of the same rules that the judge asks.
 */
import { statuses, type FinalStatus } from '@touchstone/contract';
import { decideSubmission, scoreCase } from '@touchstone/rules/judging/score';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { NewCase } from '../problems/index.ts';
import { readDemoProblems, statusOfVerdict, type DemoProblem, type DemoProgram } from './read-demo-files.ts';
import { makeTestData } from './test-data/make-test-data.ts';

const problems = await readDemoProblems();
const testData = new Map(problems.map((problem) => [problem.displayId, makeTestData(problem)]));
const folder = mkdtempSync(join(tmpdir(), 'touchstone-demo-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The slow programs need several times as long on the largest case; the others never wait for this. */
const timeLimitMs = 2000;
const patienceMs = 60_000;

/** The system's own, as judges use it; what version managers put before it takes longer to start than to run. */
const python = existsSync('/usr/bin/python3') ? '/usr/bin/python3' : 'python3';

type Run = (input: Buffer, timeoutMs: number) => FinalStatus | Buffer;

const start = (command: string, args: string[], cwd: string): Run => {
  return (input, timeout) => {
    const { status, stdout, error } = spawnSync(command, args, { cwd, input, timeout });
    if (error !== undefined && 'code' in error && error.code === 'ETIMEDOUT')
      return statuses.timeLimitExceeded;
    return status === 0 ? stdout : statuses.runtimeError;
  };
};

/** Answers how to run the program, or undefined when it does not compile. */
function build({ language, code }: DemoProgram): Run | undefined {
  const cwd = mkdtempSync(join(folder, 'program-'));
  if (language === 'Python3') {
    writeFileSync(join(cwd, 'main.py'), code);
    // Without what only slows its start down: there are hundreds of runs.
    return start(python, ['-I', '-S', 'main.py'], cwd);
  }
  writeFileSync(join(cwd, 'main.cpp'), code);
  const { status } = spawnSync('g++', ['-std=c++17', 'main.cpp', '-o', 'main'], { cwd, timeout: patienceMs });
  return status === 0 ? start('./main', [], cwd) : undefined;
}

function judgeCase(run: Run, { input, answer }: NewCase, timeoutMs: number): FinalStatus {
  const output = run(input, timeoutMs);
  if (!Buffer.isBuffer(output)) return output;
  return output.equals(answer) ? statuses.accepted : statuses.wrongAnswer;
}

function judge(program: DemoProgram, { displayId, scoring }: DemoProblem) {
  const run = build(program);
  if (run === undefined) return { status: statuses.compileError, score: null };
  const timeoutMs = program.verdict === 'time-limit' ? timeLimitMs : patienceMs;
  const cases = (testData.get(displayId) ?? []).map((one, index) => {
    const status = judgeCase(run, one, timeoutMs);
    const score = one.score === null ? null : scoreCase(status, 0, one.score);
    return { seq: index + 1, group: 1, status, score, timeMs: 0, memoryKb: 0, message: null };
  });
  const limits = { timeLimitMs: patienceMs, memoryLimitBytes: Infinity };
  return decideSubmission(cases, { scoring, caseMode: 'default', fullScore: 100, ...limits });
}

const programs = problems.flatMap((problem) =>
  problem.programs.map((program) => ({ ...program, id: problem.displayId, program, problem })),
);

/** Compilers are slow on a busy machine. */
const compiling = { timeout: 240_000 };

test.each(programs)('$id: $verdict in $language', compiling, ({ verdict, program, problem }) => {
  const points = verdict === 'accepted' ? 100 : problem.partialScore;
  const score = problem.scoring === 'oi' ? points : null;
  expect(judge(program, problem)).toMatchObject({ status: statusOfVerdict[verdict], score });
});

test('there are twelve problems of all difficulties and both scorings, told in two languages', () => {
  expect(problems).toHaveLength(12);
  expect(new Set(problems.map(({ difficulty }) => difficulty))).toEqual(new Set([0, 1, 2]));
  expect(new Set(problems.map(({ scoring }) => scoring))).toEqual(new Set(['acm', 'oi']));
  for (const { title, description, inputDescription, outputDescription, programs: all } of problems) {
    for (const text of [title, description, inputDescription, outputDescription]) {
      expect(text).toMatch(/\p{Script=Han}/u);
      expect(text).toMatch(/[a-z]{2,} /i);
    }
    const right = all.filter(({ verdict }) => verdict === 'accepted');
    expect(right.map(({ language }) => language).toSorted()).toEqual(['C++ 17', 'Python3']);
    expect(all.length).toBeGreaterThan(right.length);
  }
});

test('every problem has ten cases or more, and all of them together are light', () => {
  const all = [...testData.values()].flat();
  for (const cases of testData.values()) expect(cases.length).toBeGreaterThanOrEqual(10);
  const bytes = all.reduce((sum, { input, answer }) => sum + input.length + answer.length, 0);
  expect(bytes).toBeLessThan(3_000_000);
});

test.each(problems)(
  '$displayId: the reference agrees with the statement',
  ({ examples, trap, ...problem }) => {
    const cases = testData.get(problem.displayId) ?? [];
    const told = [...examples, trap];
    expect(cases.slice(0, told.length).map(({ answer }) => answer.toString())).toEqual(
      told.map(({ output }) => output),
    );
    const points = cases.reduce((sum, { score }) => sum + (score ?? 0), 0);
    expect(points).toBe(problem.scoring === 'oi' ? 100 : 0);
    expect(cases.every(({ score }) => (score === null) === (problem.scoring === 'acm'))).toBe(true);
  },
);

test('the test data is the same whenever it is made', () => {
  for (const problem of problems) expect(makeTestData(problem)).toEqual(testData.get(problem.displayId));
});
