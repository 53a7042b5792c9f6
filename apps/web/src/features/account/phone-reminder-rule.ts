/**
 * Decides when to remind the user of adding a phone number: once an hour at most, stored for a day in a
 * cookie per user.
 */
const hourMs = 3_600_000;
const daySeconds = 86_400;

const cookieName = (uid: string): string => `phone_reminder_${encodeURIComponent(uid)}`;

export const reminderCookie = (uid: string, nowMs: number): string =>
  `${cookieName(uid)}=${String(nowMs)}; max-age=${String(daySeconds)}; path=/; samesite=lax`;

/** `cookies` is `document.cookie`. */
export function isReminderDue(cookies: string, uid: string, nowMs: number): boolean {
  const prefix = `${cookieName(uid)}=`;
  const own = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix));
  const shownAtMs = own === undefined ? NaN : Number(own.slice(prefix.length));
  // A future time comes from a wrong clock and must not suppress the reminder forever.
  return !(nowMs - shownAtMs >= 0 && nowMs - shownAtMs < hourMs);
}
