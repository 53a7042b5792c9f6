/** Durations as text. */
import { defineMessages } from './messages.ts';

const daySeconds = 86_400;
const hourSeconds = 3600;
const minuteSeconds = 60;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Whole days, and the rest as a clock: `{ days: 2, clock: '03:12:09' }`. A started second counts. */
export function splitCountdown(leftMs: number): { days: number; clock: string } {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const hours = Math.floor((seconds % daySeconds) / hourSeconds);
  const minutes = Math.floor((seconds % hourSeconds) / minuteSeconds);
  return {
    days: Math.floor(seconds / daySeconds),
    clock: [hours, minutes, seconds % minuteSeconds].map(twoDigits).join(':'),
  };
}

/** A duration in its two largest non-zero units. */
export function splitDuration(seconds: number): { days: number; hours: number; minutes: number } {
  const days = Math.floor(seconds / daySeconds);
  const hours = Math.floor((seconds % daySeconds) / hourSeconds);
  const minutes = days > 0 ? 0 : Math.floor((seconds % hourSeconds) / minuteSeconds);
  return { days, hours, minutes };
}

const joined = (parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(' ');
const several = (count: number, word: string): string => `${String(count)} ${word}${count === 1 ? '' : 's'}`;

export const timeSpanMessages = defineMessages({
  'zh-CN': {
    countdown: (days: number, clock: string) => (days > 0 ? `${String(days)} 天 ${clock}` : clock),
    duration: (days: number, hours: number, minutes: number) =>
      joined([
        days > 0 && `${String(days)} 天`,
        hours > 0 && `${String(hours)} 小时`,
        minutes > 0 && `${String(minutes)} 分钟`,
      ]),
  },
  'zh-HK': {
    countdown: (days, clock) => (days > 0 ? `${String(days)} 日 ${clock}` : clock),
    duration: (days, hours, minutes) =>
      joined([
        days > 0 && `${String(days)} 日`,
        hours > 0 && `${String(hours)} 小時`,
        minutes > 0 && `${String(minutes)} 分鐘`,
      ]),
  },
  'en-US': {
    countdown: (days, clock) => (days > 0 ? `${several(days, 'day')} ${clock}` : clock),
    duration: (days, hours, minutes) =>
      joined([
        days > 0 && several(days, 'day'),
        hours > 0 && several(hours, 'hour'),
        minutes > 0 && several(minutes, 'minute'),
      ]),
  },
});
