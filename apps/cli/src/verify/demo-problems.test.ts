/** Judges every program of the demo problems with the real judge on the data of a site: its verdict must match its name. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentFile, JudgingCase, SubmissionResult } from '@touchstone/contract';
import { languages } from '@touchstone/judge/languages';
import { judgeSubmission, openJudging, type Judging, type SubmissionWork } from '@touchstone/judge/pipeline';
import { sharedJudgeCache } from '@touchstone/judge/testing';
import pMap from 'p-map';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type DemoProblem,
  type DemoProgram,
  makeTestData,
  loadDemoProblems,
  statusOfVerdict,
} from '@touchstone/server/demo';

const problems = await loadDemoProblems();
/** The second compiles checkers. */
const needed = ['C++ 17', 'C++ 17 With O2', 'Python3'];
const results = new Map<DemoProgram, SubmissionResult>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-demo-'));
  const judging = await openJudging({
    slots: availableParallelism(),
    cacheFolder: sharedJudgeCache,
    testData: { getPath: ({ sha256 }) => Promise.resolve(join(folder, sha256)) },
    languages: languages.filter(({ name }) => needed.includes(name)),
    isWarmedUp: false,
  });
  try {
    await judgeAll(judging);
  } finally {
    await judging.close();
  }
}, 600_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

async function judgeAll(judging: Judging) {
  const work: { program: DemoProgram; task: SubmissionWork }[] = [];
  for (const problem of problems) {
    const cases = await storeCases(problem);
    work.push(...problem.programs.map((program) => ({ program, task: makeTask(problem, program, cases) })));
  }
  const { signal } = new AbortController();
  // More than there are slots: while one waits for a compiler, another can run.
  const judge = async ({ program, task }: { program: DemoProgram; task: SubmissionWork }) => {
    results.set(program, await judgeSubmission(judging.parts, task, { signal }));
  };
  await pMap(work, judge, { concurrency: 2 * availableParallelism() });
}

async function storeCases(problem: DemoProblem): Promise<JudgingCase[]> {
  const cases = makeTestData(problem).map(async ({ input, answer, score, groupNumber, names }, index) => ({
    caseId: index + 1,
    seq: index + 1,
    group: groupNumber,
    score,
    input: await storeFile(input, names.input),
    answer: await storeFile(answer, names.answer),
  }));
  return Promise.all(cases);
}

async function storeFile(bytes: Buffer, name: string): Promise<ContentFile> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await writeFile(join(folder, sha256), bytes);
  return { sha256, sizeBytes: bytes.length, name };
}

function makeTask(problem: DemoProblem, program: DemoProgram, cases: JudgingCase[]): SubmissionWork {
  const { timeLimitMs, memoryLimitMb, fileIo, isTrailingBlankIgnored } = problem;
  const { scoring, judgeMode, caseMode, checker } = problem;
  return {
    kind: 'submission',
    attemptId: randomUUID(),
    program: { language: program.language, code: program.code },
    conditions: {
      timeLimitMs,
      memoryLimitMb,
      stackLimitMb: 128,
      fileIo,
      isTrailingBlankIgnored,
      userExtraFiles: {},
    },
    scoring,
    judgeMode,
    // Without scores the first failure decides, so the other cases are not needed.
    caseMode: scoring === 'acm' && program.verdict !== 'accepted' ? 'ergodic_without_error' : caseMode,
    fullScore: 100,
    checker,
    judgeExtraFiles: {},
    cases,
  };
}

const programs = problems.flatMap((problem) =>
  problem.programs.map((program) => ({ id: problem.displayId, ...program, problem, program })),
);

test.each(programs)('$id: $verdict in $language', ({ verdict, problem, program }) => {
  const points = verdict === 'accepted' ? 100 : (problem.partialScore ?? null);
  const hasPoints = problem.scoring === 'oi' && verdict !== 'compile-error';
  const { status, score, errorMessage = null, cases = [] } = results.get(program) ?? {};
  // Compiler messages change with their versions; messages of the judge are shown in demo submissions.
  const message = verdict === 'runtime-error' ? problem.messages[verdict] : errorMessage;
  // Cases are shown only, to locate a failure.
  const shown = cases.map((one) => [one.seq, one.status, one.timeMs, one.message]);
  expect({ status, score, errorMessage, shown }).toEqual({
    status: statusOfVerdict[verdict],
    score: hasPoints ? points : null,
    errorMessage: message,
    shown,
  });
});
