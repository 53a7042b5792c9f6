import type { JudgingCase } from '@touchstone/contract';
import type { GeneratedCase, PackageCase } from '../package/problem-package.ts';
import type { LocalTestData } from './local-test-data.ts';

/** `generate` makes the files of a case that has none. */
export async function prepareCases(
  cases: readonly PackageCase[],
  testData: LocalTestData,
  generate: (name: string, source: GeneratedCase) => Promise<{ inputPath: string; answerPath: string }>,
): Promise<JudgingCase[]> {
  const prepared: JudgingCase[] = [];
  for (const [index, one] of cases.entries()) {
    const { source } = one;
    const { inputPath, answerPath } =
      source.kind === 'files' ? source : await generate(`${index + 1}`, source);
    prepared.push({
      caseId: index + 1,
      seq: index + 1,
      group: one.group,
      score: one.score,
      input: await testData.add(inputPath),
      answer: await testData.add(answerPath),
    });
  }
  return prepared;
}
