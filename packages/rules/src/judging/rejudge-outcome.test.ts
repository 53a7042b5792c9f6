import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { decidePreviewOutcome, findDecidingCase } from './rejudge-outcome.ts';

const { accepted, wrongAnswer, timeLimitExceeded, systemError, submittedFailed, cancelled, partialAccepted } =
  statuses;
const cases = (...list: number[]) => list.map((status, index) => ({ seq: index + 1, status, score: null }));

test.each([
  ['another verdict', [wrongAnswer, null, [accepted, wrongAnswer]], 'changed'],
  ['a verdict of a judge that failed', [systemError, null, []], 'unknown'],
  ['no judge in time', [submittedFailed, null, []], 'unknown'],
  ['cancelled', [cancelled, null, []], 'unknown'],
  ['another score', [accepted, 90, [accepted, accepted]], 'rescored'],
  ['more cases', [accepted, null, [accepted, accepted, accepted]], 'cases'],
  ['another result of a case', [accepted, null, [accepted, wrongAnswer]], 'cases'],
  ['nothing else', [accepted, null, [accepted, accepted]], 'same'],
] as const)(
  'of a submission that was accepted in two cases: %s',
  (_name, [status, score, after], outcome) => {
    const before = { status: accepted, score: null, cases: cases(accepted, accepted) };
    const result = { status, score, cases: cases(...after), isCutShort: false };
    expect(decidePreviewOutcome(before, result)).toBe(outcome);
  },
);

test('a result without all cases is unknown', () => {
  const before = { status: accepted, score: null, cases: [] };
  expect(decidePreviewOutcome(before, { ...before, isCutShort: true })).toBe('unknown');
});

test('the order of cases does not matter', () => {
  const before = { status: wrongAnswer, score: null, cases: cases(accepted, wrongAnswer) };
  const after = { ...before, cases: before.cases.toReversed(), isCutShort: false };
  expect(decidePreviewOutcome(before, after)).toBe('same');
});

test.each([
  ['an accepted submission has none', accepted, [accepted], undefined],
  ['the first with the verdict', timeLimitExceeded, [accepted, wrongAnswer, timeLimitExceeded], 3],
  ['the first failed one of a partial score', partialAccepted, [accepted, cancelled, wrongAnswer], 3],
  ['none without cases', wrongAnswer, [], undefined],
] as const)('the deciding case: %s', (_name, status, list, seq) => {
  expect(findDecidingCase(status, cases(...list))?.seq).toBe(seq);
});
