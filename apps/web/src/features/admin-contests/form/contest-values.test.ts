import { findContestFormErrors } from '@touchstone/rules/contests/contest-form';
import { describe, expect, test } from 'vitest';
import { emptyRange, previewRange, parseRange, formatRange } from './account-range.ts';
import {
  chooseOwnFreeze,
  chooseResultMode,
  chooseScoring,
  newContestValues,
  resultModeOf,
  toRuled,
  toBody,
} from './contest-values.ts';
import { parseLocalMoment, formatLocalMoment } from '../../../lib/local-moment.ts';

const start = Date.UTC(2026, 4, 1, 10);

test('a new contest lacks only a title and a description', () => {
  const errors = findContestFormErrors(toRuled(newContestValues(start)));
  expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
    'title missing',
    'description missing',
  ]);
});

test.each([start, start + 30_000, start + 30_417, start + 59 * 60_000])(
  'the moment %d is read as it was written',
  (ms) => {
    expect(parseLocalMoment(formatLocalMoment(ms))).toBe(ms);
  },
);

test('an empty field is not a time', () => {
  expect(parseLocalMoment('')).toBeNaN();
});

test('the freeze is relative to the end', () => {
  const values = { ...newContestValues(start), isFrozen: true, freezeChoice: 'half-hour' as const };
  expect(toRuled(values).frozenFromMs).toBe(start + 4.5 * 3_600_000);
  expect(toRuled({ ...values, isFrozen: false }).frozenFromMs).toBeNull();
});

test('an OI contest hides all results until its end, unless the author chooses otherwise', () => {
  const acm = newContestValues(start);
  expect(resultModeOf(acm)).toBe('live');
  const oi = { ...acm, ...chooseScoring(acm, 'oi') };
  expect(resultModeOf(oi)).toBe('hidden');
  expect(toRuled(oi).frozenFromMs).toBe(start);
  expect(resultModeOf({ ...oi, ...chooseResultMode(oi, 'live') })).toBe('live');
  expect(resultModeOf({ ...oi, ...chooseScoring(oi, 'acm') })).toBe('live');
});

test('a freeze may begin at any minute', () => {
  const values = newContestValues(start);
  const frozen = { ...values, ...chooseResultMode(values, 'frozen') };
  expect(toRuled(frozen).frozenFromMs).toBe(start + 4 * 3_600_000);
  const own = { ...frozen, ...chooseOwnFreeze(frozen) };
  expect(toRuled(own).frozenFromMs).toBe(start + 4 * 3_600_000);
  const typed = { ...own, ownFreeze: formatLocalMoment(start + 47 * 60_000) };
  expect(toRuled(typed).frozenFromMs).toBe(start + 47 * 60_000);
  expect(resultModeOf(typed)).toBe('frozen');
});

test.each([
  [20, 'own'],
  [40, 'half-hour'],
  [90, 'half-hour'],
  [150, 'hour'],
])('the usual freeze of a contest of %d minutes is %s', (minutes, choice) => {
  const values = { ...newContestValues(start), end: formatLocalMoment(start + minutes * 60_000) };
  const frozen = { ...values, ...chooseResultMode(values, 'frozen') };
  expect(frozen.freezeChoice).toBe(choice);
  expect(findContestFormErrors(toRuled(frozen)).filter(({ field }) => field === 'sealRankTime')).toEqual([]);
});

test('the password of a contest that becomes public is removed', () => {
  const values = { ...newContestValues(start), password: 'secret' };
  expect(toBody(values).pwd).toBe('');
  expect(toBody({ ...values, audience: 'private' }).pwd).toBe('secret');
});

describe('the account rule', () => {
  const range = { prefix: 'team', suffix: '_a', from: '1', to: '40', extra: ['coach'] };

  test('survives a round trip', () => {
    expect(parseRange(formatRange(range))).toEqual(range);
  });

  test('contains no characters that would end a part of it', () => {
    expect(parseRange(formatRange({ ...range, prefix: '</prefix>x' })).prefix).toBe('/prefixx');
  });

  test.each([
    ['numbers and one more', range, 41, ['team1_a', 'team2_a', 'team3_a'], 'team40_a'],
    ['few numbers', { ...range, to: '2' }, 3, ['team1_a', 'team2_a'], undefined],
    ['single accounts', { ...emptyRange, extra: ['ann', 'bo'] }, 2, ['ann', 'bo'], undefined],
    ['half a range', { ...emptyRange, from: '3' }, 0, [], undefined],
  ])('previews the admitted accounts: %s', (_what, typed, count, first, last) => {
    expect(previewRange(typed)).toEqual({ count, first, last });
  });

  test('is refused with half a range', () => {
    const values = { ...newContestValues(start), title: 'x', description: 'x', isLimited: true };
    const errors = findContestFormErrors(toRuled({ ...values, range: { ...emptyRange, from: '3' } }));
    expect(errors).toEqual([{ field: 'accountLimitRule', reason: 'numbersInvalid' }]);
  });
});
