import type { CaseContent } from '../problem-content.ts';
import { FormatError } from '../read-result.ts';
import { safeFileName } from '../safe-file-name.ts';
import type { FpsItem, NamedSpool } from './read-item.ts';
import { spooledFile } from './spool.ts';

/** By name if all have one, else by order. */
export function pairTests(item: FpsItem): CaseContent[] {
  const { testInputs, testOutputs, file, line } = item;
  if (testInputs.length === 0 && testOutputs.length === 0)
    throw new FormatError('cases-missing', { file, line });
  const pairs = findPairsByName(item) ?? findPairsByOrder(item);
  return pairs.map(([input, answer], index) => {
    const stem = safeFileName(input.name, String(index + 1));
    return {
      input: spooledFile(`${stem}.in`, input),
      answer: spooledFile(`${stem}.out`, answer),
      score: null,
      group: 1,
    };
  });
}

function findPairsByName({ testInputs, testOutputs, file, line }: FpsItem) {
  const names = testInputs.map(({ name }) => name);
  const isNamed = [...testInputs, ...testOutputs].every(({ name }) => name !== '');
  if (!isNamed || new Set(names).size !== names.length) return undefined;
  return testInputs.map((input): [NamedSpool, NamedSpool] => {
    const answer = testOutputs.find(({ name }) => name === input.name);
    if (answer === undefined) throw new FormatError('answer-missing', { file, line, detail: input.name });
    return [input, answer];
  });
}

function findPairsByOrder({ testInputs, testOutputs, file, line }: FpsItem) {
  const detail = `${String(testInputs.length)} test_input, ${String(testOutputs.length)} test_output`;
  if (testInputs.length > testOutputs.length) throw new FormatError('answer-missing', { file, line, detail });
  if (testInputs.length < testOutputs.length) throw new FormatError('input-missing', { file, line, detail });
  return testInputs.map((input, index): [NamedSpool, NamedSpool] => [input, testOutputs[index] ?? input]);
}
