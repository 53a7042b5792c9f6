import { describe, expect, test } from 'vitest';
import {
  benefitsOf,
  decideTrainingLock,
  discussionsPerDayOf,
  levelForDiscussions,
  levelForQuestions,
  levelForSolutions,
  levelForSubmitInterval,
  submitIntervalOf,
  type BenefitSettings,
} from './benefits.ts';

const level = (changes: object = {}) => ({
  canReadSolutions: false,
  assistantQuota: 5,
  submitInterval: null,
  discussionsPerDay: null,
  ...changes,
});

const settings: BenefitSettings = {
  benefits: [
    level(),
    level({ assistantQuota: 20, submitInterval: 3 }),
    level({ assistantQuota: 50, canReadSolutions: true, submitInterval: 60, discussionsPerDay: 2 }),
    level({ assistantQuota: 100, canReadSolutions: true, submitInterval: 0, discussionsPerDay: 50 }),
  ],
  trainings: [
    { id: 7, level: 2 },
    { id: 8, level: 3 },
  ],
};

describe('a training', () => {
  const pupil = { id: 'pupil', role: 'default_user' } as const;
  test.each([
    ['that needs no level is open', 1, 0, pupil, {}, undefined],
    ['is locked for a guest', 7, 0, undefined, {}, 2],
    ['is locked without a membership', 7, 0, pupil, {}, 2],
    ['is locked one level below', 8, 2, pupil, {}, 3],
    ['is open at its level', 7, 2, pupil, {}, undefined],
    ['is open above its level', 7, 3, pupil, {}, undefined],
    ['is open to its author', 8, 0, pupil, { authorId: 'pupil' }, undefined],
    ['is open to administrators of the site', 8, 0, { id: 'a', role: 'admin' }, {}, undefined],
    ['is open to problem administrators', 8, 0, { id: 'a', role: 'problem_admin' }, {}, undefined],
    ['is open to super administrators', 8, 0, { id: 'a', role: 'root' }, {}, undefined],
    ['is open to administrators of its group', 8, 0, pupil, { groupStanding: 'admin' }, undefined],
    ['is open to the root of its group', 8, 0, pupil, { groupStanding: 'root' }, undefined],
    ['is locked for members of its group', 8, 0, pupil, { groupStanding: 'member' }, 3],
  ] as const)('%s', (_, trainingId, held, viewer, facts, needed) => {
    const lock = decideTrainingLock(settings, viewer, {
      trainingId,
      authorId: 'teacher',
      groupStanding: null,
      ...facts,
      level: held,
    });
    expect(lock).toEqual(needed === undefined ? undefined : { level: needed });
  });
});

test.each([
  [0, 2],
  [1, 2],
  [2, 3],
  [3, undefined],
])('solutions at level %i need level %s', (held, needed) => {
  expect(levelForSolutions(settings, held)?.level).toBe(needed);
});

test('no level opens solutions if none has them', () => {
  expect(levelForSolutions({ ...settings, benefits: [level(), level()] }, 0)).toBeUndefined();
});

test.each([
  [0, 8],
  [1, 3],
  [2, 8],
  [3, 0],
])('level %i submits every %i seconds: a level is never slower than the site', (held, seconds) => {
  expect(submitIntervalOf(settings, held, 8)).toBe(seconds);
});

test.each([
  [0, 5],
  [2, 5],
  [3, 50],
])('level %i starts %i discussions a day: a level never has fewer than the site', (held, maximum) => {
  expect(discussionsPerDayOf(settings, held, 5)).toBe(maximum);
});

test('a level beyond the configuration has the highest benefits, a site without benefits gives none', () => {
  expect(benefitsOf(settings, 9).assistantQuota).toBe(100);
  expect(benefitsOf({ benefits: [], trainings: [] }, 1).assistantQuota).toBe(0);
});

describe('the next level with a larger limit', () => {
  test.each([
    [0, 1],
    [1, 3],
    [2, 3],
    [3, undefined],
  ])('submissions at level %i: %s', (held, larger) => {
    expect(levelForSubmitInterval(settings, held, 8)?.level).toBe(larger);
  });

  test.each([
    [0, 3],
    [2, 3],
    [3, undefined],
  ])('discussions at level %i: %s', (held, larger) => {
    expect(levelForDiscussions(settings, held, 5)?.level).toBe(larger);
  });

  test.each([
    [0, 1],
    [1, 2],
    [3, undefined],
    [9, undefined],
  ])('questions at level %i: %s', (held, larger) => {
    expect(levelForQuestions(settings, held)?.level).toBe(larger);
  });

  test('is missing where no level has one', () => {
    const same = { ...settings, benefits: [level(), level(), level()] };
    expect(levelForSubmitInterval(same, 0, 8)).toBeUndefined();
    expect(levelForSubmitInterval(settings, 0, 0)).toBeUndefined();
    expect(levelForDiscussions(same, 0, 5)).toBeUndefined();
    expect(levelForQuestions(same, 0)).toBeUndefined();
  });
});
