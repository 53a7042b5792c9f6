/**
 * Imports packages of other systems and judges them with the real judge as the site would: the results must match the
 * expectations of their juries.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildZip } from '@touchstone/problem-formats/archive/testing/build-zip';
import { readIcpc } from '@touchstone/problem-formats/icpc/read-icpc';
import { writeIcpc } from '@touchstone/problem-formats/icpc/write-icpc';
import { toJuryPackage } from '@touchstone/problem-formats/jury-package/from-content';
import { readPolygon } from '@touchstone/problem-formats/polygon/read-polygon';
import { polygonPackage } from '@touchstone/problem-formats/polygon/testing/polygon-package';
import type { ProblemContent } from '@touchstone/problem-formats/problem-content';
import { withArchive, type Files } from '@touchstone/problem-formats/testing/read-files';
import { withWritten } from '@touchstone/problem-formats/testing/read-written';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionReport } from './report.ts';
import { judgeProblems } from './run-verification.ts';
import { howHere, verifyHere } from './testing/verify-here.ts';

const sum = 'a, b = map(int, input().split())\nprint(a + b)\n';
const points = (group: number, worth: number) => `method="manual" group="${group}" points="${worth}"`;

const polygonSum = polygonPackage({
  timeLimit: '250',
  tests: [
    { input: '1 2\n', answer: '3\n', attributes: points(1, 20) },
    { input: '5 0\n', answer: '5\n', attributes: points(1, 20) },
    { input: '2000000000 2000000000\n', answer: '4000000000\n', attributes: points(2, 60) },
  ],
  groups: `<groups><group name="1" points-policy="complete-group"/><group name="2" points-policy="complete-group"/></groups>`,
  solutions: {
    'main:sum.py': sum,
    'wrong-answer:minus.py': sum.replace('a + b', 'a - b'),
    'rejected:overflow.py': sum.replace('a + b', '(a + b + 2**31) % 2**32 - 2**31'),
    'time-limit-exceeded:hangs.py': 'while True: pass\n',
  },
});

const polygonGuess = polygonPackage({
  tests: [{ input: '7\n', answer: '7\n' }],
  interactor: `#include "testlib.h"
int main(int argc, char* argv[]) {
  registerInteraction(argc, argv);
  int secret = inf.readInt();
  for (int turn = 1; turn <= 10; ++turn) {
    int guess = ouf.readInt();
    if (guess == secret) { std::cout << "right" << std::endl; tout << turn << std::endl; quitf(_ok, "%d turns", turn); }
    std::cout << (guess < secret ? "more" : "less") << std::endl;
  }
  quitf(_wa, "too many turns");
}
`,
  solutions: {
    'main:counts.py':
      'guess = 1\nwhile True:\n  print(guess, flush=True)\n  if input() == "right": break\n  guess += 1\n',
    'wrong-answer:stays.py':
      'import sys\nfor _ in range(10):\n  print(1, flush=True)\n  if sys.stdin.readline() == "": break\n',
  },
});

/** A validator of two files with a bound in its arguments. */
const icpcNear: Files = {
  'near/problem.yaml': 'name: Near\nvalidation: custom\nvalidator_flags: within 2\n',
  'near/.timelimit': '2\n',
  'near/problem_statement/problem.en.md': 'Print a number close to the given one.\n',
  'near/data/secret/1.in': '10\n',
  'near/data/secret/1.ans': '10\n',
  'near/output_validators/near/codes.h': 'enum { right = 42, wrong = 43 };\n',
  'near/output_validators/near/near.cpp': `#include "codes.h"
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
int main(int argc, char** argv) {
  if (argc != 6 || std::strcmp(argv[4], "within") != 0) return 1;
  std::ifstream answer(argv[2]);
  long expected = 0, given = 0;
  if (!(answer >> expected) || !(std::cin >> given)) return wrong;
  return std::labs(expected - given) <= std::atol(argv[5]) ? right : wrong;
}
`,
  'near/submissions/accepted/close.py': 'print(int(input()) + 2)\n',
  'near/submissions/wrong_answer/far.py': 'print(int(input()) + 3)\n',
};

/** The default validator with a tolerance, and group points. */
const icpcHalves: Files = {
  'halves/problem.yaml': 'name: Halves\ntype: scoring\nvalidator_flags: float_tolerance 1e-6\n',
  'halves/.timelimit': '2\n',
  'halves/problem_statement/problem.tex': '\\problemname{Halves}\nPrint $n/2$.\n',
  'halves/data/testdata.yaml': 'on_reject: continue\ngrader_flags: ignore_sample\n',
  'halves/data/secret/1/testdata.yaml': 'on_reject: break\naccept_score: 40\ngrader_flags: min\n',
  'halves/data/secret/1/a.in': '4\n',
  'halves/data/secret/1/a.ans': '2\n',
  'halves/data/secret/2/testdata.yaml': 'on_reject: break\naccept_score: 60\ngrader_flags: min\n',
  'halves/data/secret/2/a.in': '3\n',
  'halves/data/secret/2/a.ans': '1.5\n',
  'halves/submissions/accepted/exact.py': 'print("%.9f" % (int(input()) / 2))\n',
  'halves/submissions/partially_accepted/whole.py': 'print(int(input()) // 2)\n',
};

/** All packages together, so that one judge is enough. */
async function judgeAll(): Promise<SubmissionReport[]> {
  const onReport: SubmissionReport[] = [];
  const complaints: string[] = [];
  await withArchive({ ...under('sum', polygonSum), ...under('guess', polygonGuess) }, async (polygon) =>
    withArchive({ ...icpcNear, ...icpcHalves }, async (icpc) => {
      const problems = [];
      for (const results of [readPolygon(polygon), readIcpc(icpc)])
        for await (const result of results) {
          if ('fault' in result) throw new Error(JSON.stringify(result));
          problems.push(toJuryPackage(result.name, result.problem, result.notes));
        }
      onReport.push(...(await judgeProblems(problems, howHere(), (message) => complaints.push(message))));
    }),
  );
  expect(complaints).toEqual([]);
  return onReport;
}

const under = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));

describe('programs of imported packages', () => {
  let reports: readonly SubmissionReport[];
  beforeAll(async () => {
    reports = await judgeAll();
  });

  it.each<[string, Record<string, [string, number?]>]>([
    [
      'sum',
      {
        'sum.py': ['AC', 100],
        'minus.py': ['WA', 0],
        'overflow.py': ['PA', 40],
        'hangs.py': ['TLE', 0],
      },
    ],
    ['guess', { 'counts.py': ['AC'], 'stays.py': ['WA'] }],
    ['near', { 'accepted/close.py': ['AC'], 'wrong_answer/far.py': ['WA'] }],
    ['halves', { 'accepted/exact.py': ['AC', 100], 'partially_accepted/whole.py': ['PA', 40] }],
  ])('%s', (problem, expected) => {
    const own = reports.filter((report) => report.problem === problem);
    expect(own.filter(({ ok }) => ok !== true)).toEqual([]);
    expect(
      Object.fromEntries(
        own.map(({ submission, got, score }) => [submission, score === undefined ? [got] : [got, score]]),
      ),
    ).toEqual(expected);
  });
});

describe('an exported package', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'touchstone-exported-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('is verified like any other: a testlib checker, an interactor, plain comparison', async () => {
    const plain = (problem: ProblemContent): ProblemContent => ({
      ...problem,
      judgeMode: 'default',
      checker: null,
      solutions: problem.solutions.filter(({ name }) => ['sum.py', 'minus.py'].includes(name)),
    });
    const reports = await withArchive(
      { ...under('sum', polygonSum), ...under('guess', polygonGuess) },
      async (archive) => {
        const problems: ProblemContent[] = [];
        for await (const result of readPolygon(archive))
          if ('problem' in result) problems.push(result.problem);
        return await withWritten(
          async (writer) => {
            for (const [index, problem] of problems.entries())
              await writeIcpc(problem, `checked-${index}`, writer);
            const first = problems.find(({ scoring }) => scoring === 'oi');
            if (first) await writeIcpc(plain(first), 'plain', writer);
          },
          async (_, path) => (await verifyHere(path)).reports,
        );
      },
    );
    expect(reports.filter(({ ok }) => ok !== true)).toEqual([]);
    expect(reports.map(({ problem, got }) => `${problem} ${got}`).toSorted()).toEqual([
      'checked-0 AC',
      'checked-0 WA',
      'checked-1 AC',
      'checked-1 PA',
      'checked-1 TLE',
      'checked-1 WA',
      'plain AC',
      'plain WA',
    ]);
  });

  it('from Polygon is verified without being imported', async () => {
    const path = join(folder, 'guess.zip');
    const entries = Object.entries(polygonGuess).map(([name, content]) => ({ name, content }));
    await writeFile(path, buildZip(entries));
    const { reports, totals } = await verifyHere(path);
    expect(totals.unreadable).toEqual([]);
    expect(reports.map(({ submission, got, ok }) => [submission, got, ok])).toEqual([
      ['counts.py', 'AC', true],
      ['stays.py', 'WA', true],
    ]);
  });
});
