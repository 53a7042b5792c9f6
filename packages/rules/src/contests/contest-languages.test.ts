import { expect, test } from 'vitest';
import { acceptsLanguage, contestLanguages } from './contest-languages.ts';

test.each([
  [null, ['C', 'Java'], ['C', 'Java']],
  [
    ['Java', 'C'],
    ['C', 'Java', 'Go'],
    ['C', 'Java'],
  ],
  [['Go'], ['C'], []],
])('a contest with %j and a problem with %j accept %j', (ofContest, ofProblem, accepted) => {
  expect(contestLanguages(ofContest, ofProblem)).toEqual(accepted);
});

test.each([
  [null, 'C', true],
  [['C', 'Java'], 'C', true],
  [['Java'], 'C', false],
  [[], 'C', false],
])('a contest with %j accepts %s: %s', (ofContest, language, isAccepted) => {
  expect(acceptsLanguage(ofContest, language)).toBe(isAccepted);
});
