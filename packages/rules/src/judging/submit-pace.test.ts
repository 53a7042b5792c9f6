import { expect, test } from 'vitest';
import { isCaptchaRequired } from './submit-pace.ts';

test.each([
  [0, false],
  [1, false],
  [4, false],
  [5, true],
  [500, true],
])('after %i submissions that came too early a captcha is required: %s', (refusals, isRequired) => {
  expect(isCaptchaRequired(refusals)).toBe(isRequired);
});
