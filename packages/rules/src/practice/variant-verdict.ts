/**
 * Whether the judge confirms a variant: both solutions agree on enough generated inputs, and every wrong solution fails on
 * one. What cannot be decided is not confirmed.
 */
import type { FailingInputResult } from '@touchstone/contract/judge-messages';
import type { VariantRefusal } from '@touchstone/contract/variant-limits';

/** Undefined: no judge in time. */
export type SearchResult = FailingInputResult | undefined;

export const variantInputs = {
  /** Different valid inputs on which both solutions must agree. */
  least: 20,
  tries: 60,
  /** Of test data. */
  casesMaximum: 20,
} as const;

export function judgeVariant(agreement: SearchResult, wrong: readonly SearchResult[]): VariantRefusal | null {
  if (agreement === undefined || wrong.some((result) => result === undefined)) return 'no-judge';
  if (agreement.outcome === 'found') return 'solutions-differ';
  if (agreement.outcome !== 'none') return 'program-fails';
  if (agreement.tried < variantInputs.least) return 'too-few-inputs';
  // An input that the validator refuses, or on which the first solution fails, shows that the programs do not fit together.
  if (agreement.samples.some(({ state }) => state !== 'passes')) return 'program-fails';
  if (wrong.some((result) => result?.outcome === 'none')) return 'wrong-solution-passes';
  // A wrong solution that does not compile proves nothing.
  return wrong.every((result) => result?.outcome === 'found') ? null : 'program-fails';
}

export interface VariantCase {
  input: string;
  output: string;
}

/** The judge truncates texts at this length, so longer ones may be incomplete. */
const wholeBelow = 2000;

/** Of the inputs on which both solutions agree. Given inputs are the examples, which come first. */
export function chooseCases(agreement: FailingInputResult): {
  examples: VariantCase[];
  cases: VariantCase[];
} {
  const whole = agreement.samples.flatMap(({ generator, input, expected, state }) =>
    state === 'passes' && expected !== null && input.length < wholeBelow && expected.length < wholeBelow
      ? [{ isExample: generator === null, input, output: expected }]
      : [],
  );
  const cases = whole.map(({ input, output }) => ({ input, output }));
  return {
    examples: whole.filter(({ isExample }) => isExample).map(({ input, output }) => ({ input, output })),
    cases: cases.slice(0, variantInputs.casesMaximum),
  };
}
