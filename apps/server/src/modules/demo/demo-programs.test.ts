/** The programs of the demo submissions are compiled and run: what is called accepted is right, the rest fails as it says. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDemoProblems, type DemoProblem, type DemoProgram, type Verdict } from './read-demo-files.ts';

const problems = await readDemoProblems();
const folder = mkdtempSync(join(tmpdir(), 'touchstone-demo-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, args: string[], options: { cwd: string; input?: string }) =>
  spawnSync(command, args, { ...options, encoding: 'utf8', timeout: 60_000 });

/** Answers how to run the program, or undefined when it does not compile. */
function build({ language, code }: DemoProgram) {
  const cwd = mkdtempSync(join(folder, 'program-'));
  if (language === 'Python3') {
    writeFileSync(join(cwd, 'main.py'), code);
    return (input: string) => run('python3', ['main.py'], { cwd, input });
  }
  writeFileSync(join(cwd, 'main.cpp'), code);
  const { status } = run('g++', ['-std=c++17', '-Wall', 'main.cpp', '-o', 'main'], { cwd });
  return status === 0 ? (input: string) => run('./main', [], { cwd, input }) : undefined;
}

/** What a judge with the examples and the trap as its test data would say. */
function judge(program: DemoProgram, { examples, trap }: DemoProblem) {
  const start = build(program);
  if (start === undefined) return 'compile-error';
  const isRight = ({ input, output }: DemoProblem['trap']) => start(input).stdout === output;
  if (!examples.every(isRight)) return 'fails the examples';
  if (start(trap.input).status !== 0) return 'runtime-error';
  return isRight(trap) ? 'accepted' : 'wrong-answer';
}

/** So little data does not show that a right program is slow, or gives points for a part. */
const judgedAs: Record<Verdict, ReturnType<typeof judge>> = {
  accepted: 'accepted',
  'time-limit': 'accepted',
  'wrong-answer': 'wrong-answer',
  partial: 'wrong-answer',
  'runtime-error': 'runtime-error',
  'compile-error': 'compile-error',
};

const programs = problems.flatMap((problem) =>
  problem.programs.map((program) => ({ ...program, id: problem.displayId, program, problem })),
);

/** Compilers are slow on a busy machine. */
const compiling = { timeout: 120_000 };

test.each(programs)('$id: $verdict in $language', compiling, ({ verdict, program, problem }) => {
  expect(judge(program, problem)).toBe(judgedAs[verdict]);
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
