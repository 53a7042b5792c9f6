import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { judgedOnly, ownResult } from './own-result.ts';

const { accepted, wrongAnswer, partialAccepted, judging, unknownResult } = statuses;
const of = (status: number, score: number | null = null) => ({ status, score });

test.each([
  ['acm', 'nothing', [], false, undefined],
  ['acm', 'accepted before', [of(accepted), of(wrongAnswer)], false, of(accepted)],
  ['acm', 'wrong, then judged', [of(wrongAnswer), of(judging)], false, of(judging)],
  ['acm', 'own results are no secret', [of(accepted)], true, of(accepted)],
  ['oi', 'the newest counts', [of(accepted, 100), of(partialAccepted, 30)], false, of(partialAccepted, 30)],
  ['oi', 'frozen', [of(accepted, 100)], true, of(unknownResult)],
  ['oi', 'frozen, nothing', [], true, undefined],
] as const)('%s: %s', (scoring, _what, submissions, isFrozen, expected) => {
  expect(ownResult(submissions, { scoring, isFrozen })).toEqual(expected);
});

test('can leave out unjudged submissions', () => {
  expect(judgedOnly([of(wrongAnswer), of(judging), of(statuses.pending), of(statuses.compiling)])).toEqual([
    of(wrongAnswer),
  ]);
});
