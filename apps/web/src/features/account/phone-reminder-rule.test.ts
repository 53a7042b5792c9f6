import { describe, expect, it } from 'vitest';
import { isReminderDue, reminderCookie } from './phone-reminder-rule.ts';

const now = 1_700_000_000_000;
const minuteMs = 60_000;
const stored = (uid: string, atMs: number) => reminderCookie(uid, atMs).split(';')[0] ?? '';

describe('phone reminder', () => {
  it('is due if it has not been shown', () => {
    expect(isReminderDue('', 'ada', now)).toBe(true);
    expect(isReminderDue('theme=dark; other=1', 'ada', now)).toBe(true);
  });

  it('is due once an hour at most', () => {
    const cookies = `theme=dark; ${stored('ada', now)}`;
    expect(isReminderDue(cookies, 'ada', now)).toBe(false);
    expect(isReminderDue(cookies, 'ada', now + 59 * minuteMs)).toBe(false);
    expect(isReminderDue(cookies, 'ada', now + 60 * minuteMs)).toBe(true);
  });

  it('is counted per user', () => {
    expect(isReminderDue(stored('ada', now), 'bob', now)).toBe(true);
    expect(isReminderDue(stored('ad', now), 'ada', now)).toBe(true);
  });

  it('ignores a time in the future and invalid values', () => {
    expect(isReminderDue(stored('ada', now + 60 * minuteMs), 'ada', now)).toBe(true);
    expect(isReminderDue('phone_reminder_ada=soon', 'ada', now)).toBe(true);
  });

  it('is stored for a day', () => {
    expect(reminderCookie('ada', now)).toContain('max-age=86400');
  });
});
