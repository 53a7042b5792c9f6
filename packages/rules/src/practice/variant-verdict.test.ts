import type { FailingInputResult, TriedInput } from '@touchstone/contract/judge-messages';
import { describe, expect, it } from 'vitest';
import { chooseCases, judgeVariant, variantInputs } from './variant-verdict.ts';

const result = (changes: Partial<FailingInputResult> = {}): FailingInputResult => ({
  kind: 'find-failing-input',
  outcome: 'none',
  found: null,
  fault: null,
  message: null,
  tried: variantInputs.tries,
  shrinkSteps: 0,
  cpuMs: 1,
  samples: [],
  ...changes,
});
const sample = (changes: Partial<TriedInput> = {}): TriedInput => ({
  generator: 0,
  arguments: '1',
  input: '1\n',
  state: 'passes',
  expected: '2\n',
  message: null,
  referenceTimeMs: 1,
  ...changes,
});
const agreed = result();
const fails = result({ outcome: 'found' });

describe('judgeVariant', () => {
  it.each([
    ['confirms', agreed, [fails, fails], null],
    ['solutions that differ', result({ outcome: 'found' }), [fails], 'solutions-differ'],
    ['a wrong solution that passes', agreed, [fails, agreed], 'wrong-solution-passes'],
    ['too few inputs', result({ tried: variantInputs.least - 1 }), [fails], 'too-few-inputs'],
    ['no input at all', result({ tried: 0 }), [fails], 'too-few-inputs'],
    ['a generator that fails', result({ outcome: 'failed', fault: 'generator' }), [fails], 'program-fails'],
    [
      'an invalid generated input',
      result({ samples: [sample({ state: 'invalid' })] }),
      [fails],
      'program-fails',
    ],
    [
      'a reference that fails',
      result({ samples: [sample({ state: 'reference-fails' })] }),
      [fails],
      'program-fails',
    ],
    [
      'a wrong solution that does not compile',
      agreed,
      [result({ outcome: 'failed', fault: 'program' })],
      'program-fails',
    ],
    ['no judge for the solutions', undefined, [fails], 'no-judge'],
    ['no judge for a wrong solution', agreed, [fails, undefined], 'no-judge'],
  ] as const)('%s', (_, agreement, wrong, refusal) => {
    expect(judgeVariant(agreement, wrong)).toBe(refusal);
  });
});

describe('chooseCases', () => {
  it('takes whole texts only, the examples first', () => {
    const long = 'x'.repeat(2000);
    const chosen = chooseCases(
      result({
        samples: [
          sample({ generator: null, input: 'e\n', expected: 'E\n' }),
          sample({ input: 'a\n', expected: 'A\n' }),
          sample({ input: long }),
          sample({ expected: long }),
          sample({ state: 'fails' }),
          sample({ expected: null }),
        ],
      }),
    );
    expect(chosen.examples).toEqual([{ input: 'e\n', output: 'E\n' }]);
    expect(chosen.cases.map(({ output }) => output)).toEqual(['E\n', 'A\n']);
  });

  it('takes not more than the maximum', () => {
    const samples = Array.from({ length: 60 }, (_, index) => sample({ input: String(index) }));
    expect(chooseCases(result({ samples })).cases).toHaveLength(variantInputs.casesMaximum);
  });
});
