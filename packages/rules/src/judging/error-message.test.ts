import { statuses } from '@touchstone/contract/statuses';
import { expect, test } from 'vitest';
import { hasErrorMessage, isErrorMessageShown } from './error-message.ts';

test.each([
  ['accepted', false, false],
  ['wrongAnswer', false, false],
  ['timeLimitExceeded', false, false],
  ['compileError', true, true],
  ['systemError', true, true],
  ['submittedFailed', true, true],
  ['runtimeError', true, false],
] as const)('%s: message stored %s, shown %s', (name, isStored, isShown) => {
  expect(hasErrorMessage(statuses[name])).toBe(isStored);
  expect(isErrorMessageShown(statuses[name])).toBe(isShown);
});
