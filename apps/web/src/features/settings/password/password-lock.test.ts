import { expect, it } from 'vitest';
import { formatLockTime } from './password-lock.ts';

it('formats the lock time in minutes and seconds', () => {
  expect(formatLockTime(725)).toBe('12:05');
  expect(formatLockTime(9)).toBe('0:09');
});
