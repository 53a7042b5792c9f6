import { describe, expect, test } from 'vitest';
import { defaultAwards } from './awards.ts';
import { isColor } from './contest-form-awards.ts';
import { findContestProblemErrors } from './contest-form-problems.ts';
import { decideFrozenFrom } from './contest-form-times.ts';
import {
  areRegistrationsDropped,
  findContestFormErrors,
  parseStarNames,
  type ContestFormValues,
} from './contest-form.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = 10 * hour;

const sound: ContestFormValues = {
  title: 'Spring',
  description: 'Five problems.',
  scoring: 'acm',
  startMs: start,
  endMs: start + 5 * hour,
  frozenFromMs: null,
  audience: 'public',
  password: null,
  accountRule: null,
  stars: [],
  awardType: 'none',
  awards: [],
  examAddresses: [],
};

const errorsOf = (changes: Partial<ContestFormValues>) =>
  findContestFormErrors({ ...sound, ...changes }).map(({ field, reason, row }) =>
    [field, reason, row].filter((part) => part !== undefined).join(' '),
  );

const award = (changes: object = {}) =>
  ({ ...defaultAwards[0], ...changes }) as (typeof defaultAwards)[number];

describe('a new contest', () => {
  test.each<[string, Partial<ContestFormValues>]>([
    ['as it should be', {}],
    ['of one second', { endMs: start + 1000 }],
    ['with a password', { audience: 'protected', password: 'x' }],
    ['frozen for its last half hour', { frozenFromMs: start + 4.5 * hour }],
    ['frozen at any minute', { frozenFromMs: start + 47 * minute }],
    ['frozen from its start, even if short', { endMs: start + minute, frozenFromMs: start }],
    ['of exactly one hour, frozen for all of it', { endMs: start + hour, frozenFromMs: start }],
    ['for numbered accounts', { accountRule: '<prefix>t</prefix><start>1</start><end>9</end>' }],
    ['for named accounts', { accountRule: '<start></start><end></end><extra>ann bo</extra>' }],
    ['with the usual awards', { awardType: 'proportion', awards: defaultAwards }],
    ['with rows that no kind of awards uses', { awards: [award({ name: '' })] }],
    ['with half a per cent', { awardType: 'proportion', awards: [award({ amount: 0.5 })] }],
  ])('%s is accepted', (_what, changes) => {
    expect(errorsOf(changes)).toEqual([]);
  });

  test.each<[string, Partial<ContestFormValues>, string]>([
    ['a blank title', { title: ' ' }, 'title missing'],
    ['a long title', { title: 'x'.repeat(256) }, 'title tooLong'],
    ['no description', { description: '' }, 'description missing'],
    ['a long description', { description: 'x'.repeat(65_536) }, 'description tooLong'],
    ['an end before the start', { endMs: start - 1 }, 'endTime endNotAfterStart'],
    ['no duration', { endMs: start }, 'endTime endNotAfterStart'],
    ['no time at all', { startMs: NaN }, 'startTime outOfTime'],
    ['a time before all times', { startMs: -1 }, 'startTime outOfTime'],
    ['a time after all times', { endMs: 1e16 }, 'endTime outOfTime'],
    [
      'a half-hour freeze on a shorter contest',
      { endMs: start + 30 * minute - 1000, frozenFromMs: start - 1000 },
      'sealRankTime sealMoment',
    ],
    ['a freeze at the end', { frozenFromMs: start + 5 * hour }, 'sealRankTime sealMoment'],
    ['a freeze after the end', { frozenFromMs: start + 6 * hour }, 'sealRankTime sealMoment'],
    ['a freeze without a time', { frozenFromMs: NaN }, 'sealRankTime sealMoment'],
    ['private without a password', { audience: 'private' }, 'pwd missing'],
    ['protected with a blank one', { audience: 'protected', password: ' ' }, 'pwd missing'],
    ['a long password', { audience: 'private', password: 'x'.repeat(65) }, 'pwd tooLong'],
    ['a word in the allow-list', { examAddresses: ['10.0.0.1', 'lab'] }, 'examAddresses addressInvalid 2'],
    ['a network with host bits', { examAddresses: ['10.0.0.1/8'] }, 'examAddresses addressHostBits 1'],
    [
      'a long allow-list',
      { examAddresses: Array.from({ length: 201 }, (_, index) => `10.0.0.${String(index)}`) },
      'examAddresses tooMany',
    ],
    ['an empty rule', { accountRule: '<prefix>t</prefix>' }, 'accountLimitRule ruleEmpty'],
    ['half a range', { accountRule: '<start>1</start><extra>a</extra>' }, 'accountLimitRule numbersInvalid'],
    ['a range backwards', { accountRule: '<start>9</start><end>1</end>' }, 'accountLimitRule numbersInvalid'],
    [
      'text instead of numbers',
      { accountRule: '<start>a</start><end>b</end>' },
      'accountLimitRule numbersInvalid',
    ],
    ['too many stars', { stars: Array.from({ length: 1001 }, String) }, 'starAccount tooMany'],
    ['awards without rows', { awardType: 'number' }, 'awardConfigList awardsMissing'],
    [
      '21 awards',
      { awardType: 'number', awards: Array.from({ length: 21 }, award) },
      'awardConfigList tooMany',
    ],
    [
      'no name',
      { awardType: 'number', awards: [award(), award({ name: '' })] },
      'awardConfigList awardNameMissing 2',
    ],
    [
      'a style for a colour',
      { awardType: 'number', awards: [award({ color: 'red;x:y' })] },
      'awardConfigList awardColorInvalid 1',
    ],
    [
      'half a priority',
      { awardType: 'number', awards: [award({ priority: 1.5 })] },
      'awardConfigList awardPriorityInvalid 1',
    ],
    [
      'no awarded contestant',
      { awardType: 'number', awards: [award({ amount: 0 })] },
      'awardConfigList awardNumberInvalid 1',
    ],
    [
      'more than all',
      { awardType: 'proportion', awards: [award({ amount: 101 })] },
      'awardConfigList awardShareInvalid 1',
    ],
    [
      'more than all together',
      { awardType: 'proportion', awards: [award({ amount: 60 }), award({ amount: 41 })] },
      'awardConfigList awardSharesTooLarge',
    ],
  ])('with %s is refused', (_what, changes, error) => {
    expect(errorsOf(changes)).toEqual([error]);
  });
});

describe('an existing contest', () => {
  const stored = { ...sound, hasSubmissions: true, nowMs: start + 2 * hour };
  const change = (changes: Partial<ContestFormValues>, facts: Partial<typeof stored> = {}) =>
    findContestFormErrors({ ...sound, ...changes }, { ...stored, ...facts }).map(({ reason }) => reason);

  test.each<[string, Partial<ContestFormValues>, Partial<typeof stored>, string[]]>([
    ['cannot change its type', { scoring: 'oi' }, {}, ['typeFixed']],
    ['may be made longer', { endMs: start + 6 * hour }, {}, []],
    ['may end now', { endMs: start + 2 * hour }, {}, []],
    ['may not end in the past', { endMs: start + 2 * hour - 1000 }, {}, ['endInPast']],
    ['may not start at another time', { startMs: start - hour }, {}, ['startFixed']],
    ['may start at another time before it does', { startMs: start - hour }, { nowMs: start - 1 }, []],
    ['may change its start without submissions', { startMs: start + hour }, { hasSubmissions: false }, []],
    ['may be made longer after its end', { endMs: start + 9 * hour }, { nowMs: start + 8 * hour }, []],
    [
      'may not be made shorter after its end',
      { endMs: start + 4 * hour },
      { nowMs: start + 8 * hour },
      ['endInPast'],
    ],
    ['keeps its end after it', { title: 'Summer' }, { nowMs: start + 8 * hour }, []],
    [
      'keeps its freeze time when it is extended',
      { frozenFromMs: start + hour, endMs: start + 6 * hour },
      { frozenFromMs: start + hour },
      [],
    ],
  ])('%s', (_what, changes, facts, reasons) => {
    expect(change(changes, facts)).toEqual(reasons);
  });
});

describe('the freeze', () => {
  const times = { startMs: start, endMs: start + 5 * hour };
  const longer = { startMs: start, endMs: start + 6 * hour };
  const lastHour = { ...times, frozenFromMs: start + 4 * hour };
  const decide = (changes: object) =>
    decideFrozenFrom({ isFrozen: true, typedMs: undefined, times, scoring: 'acm', ...changes });

  test.each<[string, object, number | null]>([
    ['is none if switched off', { isFrozen: false, typedMs: start }, null],
    ['is the typed time', { typedMs: start + 4.5 * hour }, start + 4.5 * hour],
    ['of ACM defaults to the last hour', {}, start + 4 * hour],
    ['of OI defaults to the whole contest', { scoring: 'oi' }, start],
    ['of a short contest is the whole of it', { times: { startMs: start, endMs: start + minute } }, start],
    ['moves with the end', { times: longer, stored: lastHour }, start + 5 * hour],
    [
      'stays where it is sent',
      { times: longer, stored: lastHour, typedMs: start + 4 * hour },
      start + 4 * hour,
    ],
    [
      'moves with the end if the sent time is no longer within the contest',
      { times: { startMs: start, endMs: start + 4 * hour }, stored: lastHour, typedMs: start + 4 * hour },
      start + 3 * hour,
    ],
    ['may be any minute', { typedMs: start + 47 * minute }, start + 47 * minute],
    ['may be another choice', { times: longer, stored: lastHour, typedMs: start }, start],
    [
      'as it was may be another choice of the new times',
      { times: { startMs: start, endMs: start + 4.5 * hour }, stored: lastHour, typedMs: start + 4 * hour },
      start + 4 * hour,
    ],
    ['at any other time stays', { stored: { ...times, frozenFromMs: start + hour } }, start + hour],
    ['can be switched on', { stored: { ...times, frozenFromMs: null } }, start + 4 * hour],
  ])('%s', (_what, changes, expected) => {
    expect(decide(changes)).toBe(expected);
  });
});

test('trims star accounts and removes duplicates', () => {
  expect(parseStarNames([' ann', 'Ann', '', ' ', 'bo '])).toEqual(['ann', 'bo']);
});

test.each([
  ['another password', 'a', 'private', 'b', true],
  ['the same password', 'a', 'protected', 'a', false],
  ['a first password', null, 'private', 'a', true],
  ['password removed', 'a', 'public', null, false],
] as const)('%s: whether registrations are dropped', (_what, before, audience, after, expected) => {
  expect(areRegistrationsDropped({ password: before }, { audience, password: after })).toBe(expected);
});

test.each([
  ['#fff', true],
  ['#e6bf25', true],
  ['#E6BF25CC', true],
  ['rgb(1, 2, 3)', true],
  ['rgba(255,0,0,0.5)', true],
  ['red', false],
  ['#ff', false],
  ['url(x)', false],
  ['#fff;display:none', false],
  ['', false],
])('%j is a colour: %s', (text, expected) => {
  expect(isColor(text)).toBe(expected);
});

describe('a problem in a contest', () => {
  const taken = ['A', 'b', '10'];
  test.each([
    [{ displayId: 'C', displayTitle: 'Sum', color: null }, []],
    [{ displayId: '汉', displayTitle: 'x'.repeat(255), color: '#123456' }, []],
    [{ displayId: 'L', displayTitle: 'The twelfth', color: null }, []],
    [{ displayId: '', displayTitle: '', color: null }, ['displayId missing', 'displayTitle missing']],
    [{ displayId: 'a', displayTitle: 'x', color: null }, ['displayId displayIdTaken']],
    [{ displayId: 'x'.repeat(17), displayTitle: 'x', color: null }, ['displayId tooLong']],
    [{ displayId: 'A/B', displayTitle: 'x', color: null }, ['displayId displayIdInvalid']],
    [{ displayId: 'A B', displayTitle: 'x', color: null }, ['displayId displayIdInvalid']],
    [{ displayId: 'D', displayTitle: 'x'.repeat(256), color: null }, ['displayTitle tooLong']],
    [{ displayId: 'D', displayTitle: 'x', color: 'expression(1)' }, ['color colorInvalid']],
  ])('named %o has these errors: %o', (name, expected) => {
    expect(findContestProblemErrors(name, taken).map(({ field, reason }) => `${field} ${reason}`)).toEqual(
      expected,
    );
  });
});
