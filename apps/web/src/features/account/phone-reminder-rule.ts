/** When to remind somebody of binding a phone: once an hour at most, remembered for a day in a cookie of each user. */
const hourMs = 3_600_000;
const daySeconds = 86_400;

const cookieName = (uid: string): string => `phone_reminder_${encodeURIComponent(uid)}`;

export const reminderCookie = (uid: string, nowMs: number): string =>
  `${cookieName(uid)}=${String(nowMs)}; max-age=${String(daySeconds)}; path=/; samesite=lax`;

/** `cookies` is the document's cookie text. */
export function isReminderDue(cookies: string, uid: string, nowMs: number): boolean {
  const prefix = `${cookieName(uid)}=`;
  const own = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(prefix));
  const shownAtMs = own === undefined ? NaN : Number(own.slice(prefix.length));
  // A time in the future comes from a clock that was wrong: it must not silence the reminder for good.
  return !(nowMs - shownAtMs >= 0 && nowMs - shownAtMs < hourMs);
}
