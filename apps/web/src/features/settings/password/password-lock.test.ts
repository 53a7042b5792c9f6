import { describe, expect, it } from 'vitest';
import { formatLockTime, lockSecondsOf } from './password-lock.ts';

describe('the lock after wrong passwords', () => {
  it.each([
    ['错误次数过多，请在 12 分 5 秒后再试。', 725],
    ['錯誤次數過多，請在 29 分 59 秒後再試。', 1799],
    ['Too many wrong attempts. Try again in 0 min 30 s.', 30],
    ['Locked.', 1800],
    ['Try again in 999 min 0 s.', 1800],
  ])('%s', (msg, seconds) => {
    expect(lockSecondsOf({ msg })).toBe(seconds);
  });

  it('is shown in minutes and seconds', () => {
    expect(formatLockTime(725)).toBe('12:05');
    expect(formatLockTime(9)).toBe('0:09');
  });
});
