import { expect, test } from 'vitest';
import { contestLanguages } from './contest-languages.ts';

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
