/** A demo problem as it is stored, and its test data. */
import type { Queryable } from '@touchstone/database';
import { textFile } from '@touchstone/problem-formats/text-file';
import type { Platform } from '../../platform/platform.ts';
import { rootId } from '../accounts/index.ts';
import { replaceProblemPrograms, replaceProblemSolutions, storeTestData } from '../problems/index.ts';
import { titleColumns } from './demo-texts.ts';
import { statusOfVerdict, type DemoProblem, type DemoSource } from './load-demo-files.ts';
import { makeTestData } from './test-data/make-test-data.ts';

export function problemRow(
  problem: DemoProblem,
  { createdAt, updatedAt }: { createdAt: Date; updatedAt: Date },
) {
  const { displayId, title, difficulty, scoring, judgeMode, caseMode, timeLimitMs, memoryLimitMb } = problem;
  const {
    description,
    inputDescription,
    outputDescription,
    hint,
    examples,
    checker,
    fileIo,
    isTrailingBlankIgnored,
  } = problem;
  return {
    displayId,
    ...titleColumns(title),
    difficulty,
    scoring,
    judgeMode,
    caseMode,
    timeLimitMs,
    memoryLimitMb,
    description,
    inputDescription,
    outputDescription,
    hint,
    examples: JSON.stringify(examples),
    checkerLanguage: checker?.language ?? null,
    checkerCode: checker?.code ?? null,
    isTrailingBlankIgnored,
    inputFileName: fileIo?.inputName ?? null,
    outputFileName: fileIo?.outputName ?? null,
    authorId: rootId,
    createdAt,
    updatedAt,
  };
}

/** The first submission of a new user must be judged, so the problems need test data. */
export async function storeDemoTestData(
  parts: Pick<Platform, 'fileStore'>,
  transaction: Queryable,
  { problemId, problem }: { problemId: number; problem: DemoProblem },
) {
  const cases = makeTestData(problem).map(({ input, answer, score, groupNumber, names }) => ({
    input: textFile(names.input, input),
    answer: textFile(names.answer, answer),
    score,
    group: groupNumber,
  }));
  await storeTestData(parts, transaction, { problemId, cases });
}

/** Generator, validator and reference solution, so that learners can search for counter-examples. */
export async function storeDemoPrograms(
  transaction: Queryable,
  { problemId, problem, now }: { problemId: number; problem: DemoProblem; now: Date },
) {
  const { inputPrograms, programs } = problem;
  if (inputPrograms === null) return;
  const { generator, validator, calls } = inputPrograms;
  await replaceProblemPrograms(transaction, {
    problemId,
    now,
    programs: [
      { kind: 'generator', name: 'generator.cpp', ...ofSetter(generator), argumentLines: calls },
      { kind: 'validator', name: 'validator.cpp', ...ofSetter(validator), argumentLines: [] },
    ],
  });
  const solutions = programs
    .filter(({ verdict }) => verdict === 'accepted')
    .map(({ verdict, language, code }) => ({
      name: `${verdict}.${language === 'Python3' ? 'py' : 'cpp'}`,
      ...ofSetter({ language, code }),
      expectedStatuses: [statusOfVerdict[verdict]],
    }));
  await replaceProblemSolutions(transaction, problemId, solutions);
}

/** Judges optimise programs of setters, so a judge that offers only the optimising language can run them, too. */
const ofSetter = ({ language, code }: DemoSource) => ({
  language: language === 'C++ 17' ? 'C++ 17 With O2' : language,
  code,
});
