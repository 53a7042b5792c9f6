/** When the user may see the reminder to add a phone number: not within a week after dismissing it. */
import { readJson, type KeyValueStorage } from '../../lib/storage.ts';

const weekMs = 7 * 86_400_000;

/** Several users may share a browser. */
const keyOf = (uid: string): string => `phone-reminder:${uid}`;

export function dismissReminder(storage: KeyValueStorage, uid: string, nowMs: number): void {
  try {
    storage.setItem(keyOf(uid), String(nowMs));
  } catch (error) {
    // With a full storage the reminder returns on the next page.
    if (!(error instanceof DOMException)) throw error;
  }
}

export function isReminderDue(storage: KeyValueStorage, uid: string, nowMs: number): boolean {
  const dismissedAtMs = readJson(storage, keyOf(uid));
  if (typeof dismissedAtMs !== 'number') return true;
  // A future time comes from a wrong clock and must not suppress the reminder forever.
  return dismissedAtMs > nowMs || nowMs - dismissedAtMs >= weekMs;
}
