import type { Locale } from '@touchstone/contract/locales';

export { parseWireDate } from '@touchstone/api-client/wire-date';

/** `hour12: false` writes midnight as 24:00 in some languages. */
const hourCycle = 'h23';

export const formatDate = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' }).format(date);

export const formatDateTime = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
  }).format(date);

/** `08:05` */
export const formatTime = (date: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle }).format(date);

/** `08:05:30` */
export const formatTimeWithSeconds = (date: Date | number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle,
  }).format(date);

const steps: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** Intl says "现在" and "now", which is not what people write beside a past event. */
const justNow: Readonly<Record<Locale, string>> = { 'zh-CN': '刚刚', 'zh-HK': '剛剛', 'en-US': 'just now' };

/** "3 minutes ago", in the largest fitting unit; less than a minute is "just now". */
export function formatRelative(date: Date, now: Date, locale: Locale): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // Chinese typography has a space between a number and a word; Intl omits it.
  const spaced = (text: string) => text.replace(/(\d)(?=\p{Script=Han})/gu, '$1 ');
  const step = steps.find(([, length]) => Math.abs(seconds) >= length);
  if (step === undefined) return justNow[locale];
  const [unit, length] = step;
  return spaced(format.format(Math.trunc(seconds / length), unit));
}
