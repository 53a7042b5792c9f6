import { expect, test } from 'vitest';
import { parseAdminProblemOrigin, parseProblemOrigin } from './problem-origin.ts';

test.each([
  [undefined, undefined, undefined],
  ['HDU', { prefix: 'HDU' }, { prefix: 'HDU' }],
  [' cf ', { prefix: 'CF' }, { prefix: 'CF' }],
  ['ME', 'own', 'own'],
  ['Mine', 'own', 'own'],
  ['', 'own', 'own'],
  ['All', 'own', undefined],
  [' all ', 'own', undefined],
] as const)('the filter %j means %j, in the back office %j', (oj, inLists, inBackOffice) => {
  expect(parseProblemOrigin(oj)).toEqual(inLists);
  expect(parseAdminProblemOrigin(oj)).toEqual(inBackOffice);
});
