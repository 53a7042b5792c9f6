import { describeTrainingFormError } from '@touchstone/contract/training-form';
import { describe, expect, test } from 'vitest';
import {
  areRegistrationsDropped,
  findCategoryErrors,
  findTrainingFormErrors,
  parseTrainingPassword,
  parseTrainingVisibility,
  type TrainingFormValues,
} from './training-form.ts';

const valid: TrainingFormValues = {
  title: 'Loops',
  description: '',
  rank: 1000,
  visibility: 'public',
  password: null,
  dueMs: null,
  lateFactor: null,
  titleTranslations: [],
  descriptionTranslations: [],
};

describe('the form of a training', () => {
  test.each([
    [{}, []],
    [{ title: ' ' }, ['title missing']],
    [{ title: 'x'.repeat(255) }, []],
    [{ title: 'x'.repeat(256) }, ['title tooLong']],
    [{ titleTranslations: ['x'.repeat(256)] }, ['title tooLong']],
    [{ description: 'x'.repeat(65_536) }, ['description tooLong']],
    [{ descriptionTranslations: ['x'.repeat(65_536)] }, ['description tooLong']],
    [{ rank: 0 }, []],
    [{ rank: 2_147_483_647 }, []],
    [{ rank: 2_147_483_648 }, ['rank rankOutOfRange']],
    [{ rank: -1 }, ['rank rankOutOfRange']],
    [{ rank: 1.5 }, ['rank rankOutOfRange']],
    [{ rank: Number.NaN }, ['rank rankOutOfRange']],
    [{ visibility: 'private' }, ['privatePwd missing']],
    [{ visibility: 'private', password: '  ' }, ['privatePwd missing']],
    [{ visibility: 'private', password: 'x' }, []],
    [{ password: 'x'.repeat(65) }, ['privatePwd tooLong']],
    [{ dueMs: Date.UTC(2026, 0, 1), lateFactor: 0.5 }, []],
    [{ dueMs: -1 }, ['dueAt outOfTime']],
    [{ dueMs: Number.NaN }, ['dueAt outOfTime']],
    [{ dueMs: Date.UTC(9999, 0, 2) }, ['dueAt outOfTime']],
    [{ lateFactor: 1.01 }, ['lateFactor factorInvalid']],
    [{ lateFactor: -0.1 }, ['lateFactor factorInvalid']],
    [{ lateFactor: Number.NaN }, ['lateFactor factorInvalid']],
    [
      { title: '', rank: -1, lateFactor: 2 },
      ['title missing', 'rank rankOutOfRange', 'lateFactor factorInvalid'],
    ],
  ] satisfies [Partial<TrainingFormValues>, string[]][])('%j: %j', (changes, expected) => {
    const errors = findTrainingFormErrors({ ...valid, ...changes });
    expect(errors.map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
    for (const error of errors) expect(describeTrainingFormError(error).join('')).not.toContain('undefined');
  });

  test.each([
    ['Public', 'public'],
    ['Private', 'private'],
    ['private', undefined],
    ['toString', undefined],
  ])('the visibility %j is %j', (auth, expected) => {
    expect(parseTrainingVisibility(auth)).toBe(expected);
  });

  test('a password is trimmed', () => {
    expect(parseTrainingPassword(' ab c ')).toBe('ab c');
  });
});

test.each([
  [{ name: 'Loops', color: '#abcdef' }, []],
  [{ name: ' ', color: '#abcdef' }, ['trainingCategory missing']],
  [{ name: 'x'.repeat(65), color: '#abcdef' }, ['trainingCategory tooLong']],
  [{ name: 'Loops', color: 'url(x)' }, ['color colorInvalid']],
])('the category %j: %j', (category, expected) => {
  expect(findCategoryErrors(category).map(({ field, reason }) => `${field} ${reason}`)).toEqual(expected);
});

test.each([
  ['a', 'private', 'a', false],
  ['a', 'private', 'b', true],
  [null, 'private', 'b', true],
  ['a', 'public', null, false],
] as const)(
  'password %j, then %s with %j, drops registrations: %j',
  (before, visibility, after, expected) => {
    expect(areRegistrationsDropped({ password: before }, { password: after, visibility })).toBe(expected);
  },
);
