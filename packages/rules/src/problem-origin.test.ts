import { expect, test } from 'vitest';
import { judgeSystemOf, parseAdminProblemOrigin, parseProblemOrigin } from './problem-origin.ts';

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

test.each([
  ['HDU-1000', true, 'HDU'],
  ['GYM-100001A', true, 'CF'],
  ['AC-ABC110_A', true, 'AC'],
  ['HDU-1000', false, 'ME'],
  ['T1001', false, 'ME'],
  ['T1001', true, 'ME'],
])('%s, remote: %s, is judged by %s', (displayId, isRemote, judge) => {
  expect(judgeSystemOf({ displayId, isRemote })).toBe(judge);
});
