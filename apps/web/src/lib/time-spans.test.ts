import { describe, expect, it } from 'vitest';
import { splitCountdown, splitDuration, timeSpanMessages } from './time-spans.ts';

const hourMs = 3_600_000;

describe('splitCountdown', () => {
  it.each([
    [0, { days: 0, clock: '00:00:00' }],
    [-5, { days: 0, clock: '00:00:00' }],
    [1, { days: 0, clock: '00:00:01' }],
    [59_000, { days: 0, clock: '00:00:59' }],
    [59_001, { days: 0, clock: '00:01:00' }],
    [hourMs * 51 + 61_000, { days: 2, clock: '03:01:01' }],
  ])('of %i ms', (leftMs, expected) => {
    expect(splitCountdown(leftMs)).toEqual(expected);
  });
});

describe('splitDuration', () => {
  it.each([
    [7200, { days: 0, hours: 2, minutes: 0 }],
    [9000, { days: 0, hours: 2, minutes: 30 }],
    [86_400 * 3 + 3660, { days: 3, hours: 1, minutes: 0 }],
  ])('of %i s', (seconds, expected) => {
    expect(splitDuration(seconds)).toEqual(expected);
  });
});

describe('the texts of durations', () => {
  it.each([
    [0, 2, 30, '2 小时 30 分钟', '2 小時 30 分鐘', '2 hours 30 minutes'],
    [1, 1, 0, '1 天 1 小时', '1 日 1 小時', '1 day 1 hour'],
    [0, 0, 1, '1 分钟', '1 分鐘', '1 minute'],
    [3, 0, 0, '3 天', '3 日', '3 days'],
  ])('of %i days, %i hours and %i minutes leave out what is zero', (days, hours, minutes, ...texts) => {
    expect(
      (['zh-CN', 'zh-HK', 'en-US'] as const).map((locale) =>
        timeSpanMessages[locale].duration(days, hours, minutes),
      ),
    ).toEqual(texts);
  });

  it.each([
    [0, '03:12:09', '03:12:09', '03:12:09', '03:12:09'],
    [1, '00:00:01', '1 天 00:00:01', '1 日 00:00:01', '1 day 00:00:01'],
    [2, '00:00:00', '2 天 00:00:00', '2 日 00:00:00', '2 days 00:00:00'],
  ])('of a countdown show days only if there are any: %i %s', (days, clock, ...texts) => {
    expect(
      (['zh-CN', 'zh-HK', 'en-US'] as const).map((locale) => timeSpanMessages[locale].countdown(days, clock)),
    ).toEqual(texts);
  });
});
