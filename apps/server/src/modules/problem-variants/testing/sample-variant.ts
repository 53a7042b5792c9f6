/** A variant as a model writes it, and the results of a judge. */
import { statuses, type FailingInputResult, type TriedInput, type VariantDraft } from '@touchstone/contract';

const program = (code: string) => ({ language: 'C++', code });

export const aDraft = (changes: Partial<VariantDraft> = {}): VariantDraft => ({
  title: 'Apples in two baskets',
  description: 'Two baskets hold $a$ and $b$ apples. How many more does the larger one hold?',
  input: 'One line with $a$ and $b$ ($0 \\le a, b \\le 10^9$).',
  output: 'The difference.',
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  examples: ['5 3\n'],
  generator: { ...program('// generator'), argumentLines: ['{seed} 10', '{seed} 1000000000'] },
  validator: program('// validator'),
  solutions: [program('// first'), program('// second')],
  wrongSolutions: [
    { ...program('// wrong 1'), mistake: 'no absolute value' },
    { ...program('// wrong 2'), mistake: 'a sum' },
  ],
  ...changes,
});

export const answerOf = (draft: object) => ({
  kind: 'text' as const,
  text: `Here is the variant:\n\`\`\`json\n${JSON.stringify(draft)}\n\`\`\``,
  usage: { prompt: 700, completion: 900 },
});

const sample = (index: number): TriedInput => ({
  generator: index === 0 ? null : 0,
  arguments: index === 0 ? '' : `${String(index)} 10`,
  input: index === 0 ? '5 3\n' : `${String(index)} 0\n`,
  state: 'passes',
  expected: index === 0 ? '2\n' : `${String(index)}\n`,
  message: null,
  referenceTimeMs: 1,
});

export const agreed: FailingInputResult = {
  kind: 'find-failing-input',
  outcome: 'none',
  found: null,
  fault: null,
  message: null,
  tried: 60,
  shrinkSteps: 0,
  cpuMs: 500,
  samples: Array.from({ length: 60 }, (_, index) => sample(index)),
};

export const differs: FailingInputResult = {
  ...agreed,
  outcome: 'found',
  found: {
    input: '1 2\n',
    expected: '1\n',
    output: '-1\n',
    status: statuses.wrongAnswer,
    note: null,
    message: null,
    timeMs: 1,
    referenceTimeMs: 1,
  },
  tried: 3,
  samples: [],
};
