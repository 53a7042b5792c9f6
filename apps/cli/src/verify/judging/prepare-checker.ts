import type { JudgingCase } from '@touchstone/contract';
import type { CheckerCall, Judging } from '@touchstone/judge/pipeline';
import { PackageError } from '@touchstone/problem-formats/package-error';
import type { ProblemPackage } from '@touchstone/problem-formats/jury-package/problem-package';
import { sourceOf, type ReadyChecker } from './build-task.ts';
import { chooseLanguage } from './choose-language.ts';
import type { LocalTestData } from './local-test-data.ts';

export function prepareChecker(
  problem: ProblemPackage,
  cases: readonly JudgingCase[],
  { judging, testData }: { readonly judging: Judging; readonly testData: LocalTestData },
): ReadyChecker | undefined {
  const { checker } = problem;
  if (!checker) return undefined;
  const { languages, extraFiles } = checker.program;
  const chosen = chooseLanguage(languages, judging);
  if ('reason' in chosen) throw new PackageError('the checker', chosen.reason);
  const isKattis = checker.convention === 'kattis';
  const call = isKattis ? callOf(problem, cases, testData) : undefined;
  return { source: sourceOf(checker.program, chosen.language), extraFiles, call };
}

/** The judge identifies a case by its files. Two cases with the same files must have the same arguments. */
function callOf(
  problem: ProblemPackage,
  cases: readonly JudgingCase[],
  testData: LocalTestData,
): CheckerCall {
  const byFiles = new Map<string, readonly string[]>();
  for (const [index, { input, answer }] of cases.entries()) {
    const key = keyOf(testData.findPath(input), testData.findPath(answer));
    const { name, checkerArguments } = problem.cases[index] ?? { name: '', checkerArguments: [] };
    const known = byFiles.get(key) ?? checkerArguments;
    if (JSON.stringify(known) !== JSON.stringify(checkerArguments))
      throw new PackageError(
        `data/${name}.in`,
        'is the same case as another, with other arguments of the validator',
      );
    byFiles.set(key, checkerArguments);
  }
  const find = (inputPath: string, answerPath: string): readonly string[] =>
    byFiles.get(keyOf(inputPath, answerPath)) ?? [];
  return {
    convention: 'kattis',
    arguments: ({ caseInputPath, answerPath }) => find(caseInputPath, answerPath),
  };
}

function keyOf(inputPath: string | undefined, answerPath: string | undefined): string {
  return `${inputPath}\0${answerPath}`;
}
