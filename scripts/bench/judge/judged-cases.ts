/**
 * Judging without a server, compared with the same work done bare: the same compiler and the same program, run by a
 * shell. Both are measured alternately, and the medians are compared.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pMap from 'p-map';
import { languages } from '@touchstone/judge/languages';
import {
  judgeSubmission,
  noProgramCache,
  openJudging,
  type Judging,
  type SubmissionWork,
} from '@touchstone/judge/pipeline';
import { inputOf, makeTask } from './addition-task.ts';
import { prepareBareWork } from './bare-work.ts';
import { allowAtLeast, allowAtMost, noBudget } from '../budgets.ts';
import type { Effort } from '../effort.ts';
import type { Report } from '../report.ts';
import { median } from '../statistics.ts';

const language = 'C++ 17 With O2';
const compile = 'g++ -DONLINE_JUDGE -O2 -std=c++17 -w -fmax-errors=1 main.cpp -lm';
const sum =
  '#include <iostream>\nint main() { long a, b; std::cin >> a >> b; std::cout << a + b << std::endl; }\n';
const everything = `#include <bits/stdc++.h>\n${sum}`;
const slots = 2;

interface JudgeBench {
  readonly judging: Judging;
  readonly filesFolder: string;
  readonly report: Report;
  readonly effort: Effort;
}

interface CasesBench extends Pick<JudgeBench, 'report' | 'effort'> {
  /** Gets the cache of a judge, with its precompiled headers, as `cache`. */
  readonly folder: string;
}

export async function measureJudgedCases({ folder, report, effort }: CasesBench): Promise<void> {
  const filesFolder = join(folder, 'files');
  await mkdir(filesFolder);
  report.step('opening a sandbox and precompiling headers');
  const judging = await openJudging({
    slots,
    cacheFolder: join(folder, 'cache'),
    languages: languages.filter(({ name }) => name === language),
    testData: { getPath: async ({ sha256 }) => join(filesFolder, sha256) },
  });
  try {
    await judging.whenWarm;
    const bench: JudgeBench = { judging, filesFolder, report, effort };
    await measureCases(bench, 10, 1.25);
    await measureCases(bench, 100, 1.15);
    await measureRejudge(bench);
    await measureHeader(bench);
  } finally {
    await judging.close();
  }
}

async function measureCases(bench: JudgeBench, caseCount: number, limit: number): Promise<void> {
  const { filesFolder, report, effort } = bench;
  report.step(`${String(caseCount)} cases, judged and bare`);
  const task = await makeTask({ filesFolder, language, code: sum, caseCount });
  const bare = await prepareBareWork({
    sourceFile: 'main.cpp',
    code: sum,
    compile,
    inputs: task.cases.map(({ seq }) => inputOf(seq)),
  });
  try {
    const [value, baseline] = await measureAlternately(
      effort,
      () => judge(bench.judging, withNewProgram(task)),
      () => bare.measure({ times: 1, shells: 1 }),
    );
    const ratio = value / baseline;
    report.add({
      name: `C++ A+B of ${String(caseCount)} cases, judged on ${String(slots)} slots`,
      value,
      unit: 'ms',
      baseline,
      ratio,
      ...allowAtMost(ratio, { limit, text: `<= ${String(limit)} × bare` }, effort),
    });
  } finally {
    await bare.remove();
  }
}

/** The same submission on the same judge, with the precompiled header and without. */
async function measureHeader({ judging, filesFolder, report, effort }: JudgeBench): Promise<void> {
  report.step('bits/stdc++.h, precompiled and plain');
  const task = await makeTask({ filesFolder, language, code: everything, caseCount: 1 });
  const plain = {
    ...judging,
    parts: { ...judging.parts, headers: { ...judging.parts.headers, findFolder: () => undefined } },
  };
  const [value, baseline] = await measureAlternately(
    effort,
    () => judge(judging, withNewProgram(task)),
    () => judge(plain, withNewProgram(task)),
  );
  const ratio = baseline / value;
  report.add({
    name: 'submission with bits/stdc++.h, precompiled',
    value,
    unit: 'ms',
    baseline,
    ratio,
    ...allowAtLeast(ratio, { limit: 2, text: 'at least 2 × faster' }, effort),
  });
}

/** Medians of both, after one warm-up round. */
async function measureAlternately(
  effort: Effort,
  first: () => Promise<number>,
  second: () => Promise<number>,
) {
  const rounds = effort.choose({ full: 15, quick: 2 });
  await first();
  await second();
  const measured: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) measured.push([await first(), await second()]);
  return [median(measured.map(([one]) => one)), median(measured.map(([, other]) => other))] as const;
}

/** The judge caches compiled programs, so every first judging has a program of its own. */
let madePrograms = 0;
function withNewProgram(task: SubmissionWork): SubmissionWork {
  madePrograms += 1;
  return { ...task, program: { ...task.program, code: `${task.program.code}// ${String(madePrograms)}\n` } };
}

/**
 * The drain rate of a rejudge compared with that of first judging: distinct submissions of ten cases, as many at a time as there are
 * slots. The second pass finds the programs compiled.
 */
async function measureRejudge({ judging, filesFolder, report, effort }: JudgeBench): Promise<void> {
  const count = effort.choose({ full: 120, quick: 6 });
  report.step(`${String(count)} submissions of 10 cases, judged and rejudged`);
  const task = await makeTask({ filesFolder, language, code: sum, caseCount: 10 });
  const tasks = Array.from({ length: count }, () => withNewProgram(task));
  const drain = async (parts: Judging['parts']) => {
    const startedAt = performance.now();
    await pMap(tasks, (one) => judge({ ...judging, parts }, one), { concurrency: slots });
    return (count * 1000) / (performance.now() - startedAt);
  };
  await judge(judging, withNewProgram(task));
  const first = await drain(judging.parts);
  const again = await drain(judging.parts);
  const uncached = await drain({ ...judging.parts, programs: noProgramCache });
  const ratio = again / first;
  report.add({
    name: 'rejudge of submissions of 10 cases, drained',
    value: again,
    unit: 'submissions/s',
    baseline: first,
    ratio,
    ...allowAtLeast(ratio, { limit: 2, text: '>= 2 × the rate of first judging' }, effort),
  });
  report.add({
    name: 'the same rejudge without the cache of programs',
    value: uncached,
    unit: 'submissions/s',
    baseline: first,
    ratio: uncached / first,
    ...noBudget,
  });
}

async function judge(judging: Judging, task: SubmissionWork): Promise<number> {
  const startedAt = performance.now();
  const result = await judgeSubmission(judging.parts, task, { signal: new AbortController().signal });
  const tookMs = performance.now() - startedAt;
  if (result.status !== 0)
    throw new Error(`the submission of the bench got the status ${result.status}: ${result.errorMessage}`);
  return tookMs;
}
