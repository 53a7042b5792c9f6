import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../lib/storage.ts';
import { dismissReminder, isReminderDue } from './reminder-rule.ts';

const now = 1_700_000_000_000;
const dayMs = 86_400_000;

function storageDismissedBy(uid: string, atMs: number) {
  const storage = createMemoryStorage();
  dismissReminder(storage, uid, atMs);
  return storage;
}

describe('phone reminder', () => {
  it('is due until it is dismissed', () => {
    expect(isReminderDue(createMemoryStorage(), 'ada', now)).toBe(true);
  });

  it('is due once a week at most', () => {
    const storage = storageDismissedBy('ada', now);
    expect(isReminderDue(storage, 'ada', now)).toBe(false);
    expect(isReminderDue(storage, 'ada', now + 7 * dayMs - 1)).toBe(false);
    expect(isReminderDue(storage, 'ada', now + 7 * dayMs)).toBe(true);
  });

  it('is dismissed per user', () => {
    expect(isReminderDue(storageDismissedBy('ada', now), 'bob', now)).toBe(true);
  });

  it('ignores a time in the future and invalid values', () => {
    const storage = storageDismissedBy('ada', now + dayMs);
    expect(isReminderDue(storage, 'ada', now)).toBe(true);
    storage.setItem('phone-reminder:ada', 'soon');
    expect(isReminderDue(storage, 'ada', now)).toBe(true);
  });
});
