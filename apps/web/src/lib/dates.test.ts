import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  formatTimeWithSeconds,
  parseWireDate,
} from './dates.ts';

const now = new Date('2026-05-01T12:00:00Z');

describe('parseWireDate', () => {
  it('parses an offset without a colon', () => {
    expect(parseWireDate('2024-05-01T08:00:00.000+0000').toISOString()).toBe('2024-05-01T08:00:00.000Z');
  });
});

describe('dates and times', () => {
  const afternoon = new Date(2026, 4, 1, 15, 4, 9);
  const midnight = new Date(2026, 0, 2, 0, 5);

  it.each([
    ['zh-CN', '2026/05/01', '2026/05/01 15:04'],
    ['zh-HK', '01/05/2026', '01/05/2026 15:04'],
    ['en-US', '05/01/2026', '05/01/2026, 15:04'],
  ] as const)('follow the order of %s', (locale, date, dateTime) => {
    expect(formatDate(afternoon, locale)).toBe(date);
    // Some languages have a thin space between date and time.
    expect(formatDateTime(afternoon, locale).replaceAll(/\s/gu, ' ')).toBe(dateTime);
  });

  it.each(['zh-CN', 'zh-HK', 'en-US'] as const)('write midnight as 00, not 24, in %s', (locale) => {
    expect(formatTime(midnight, locale)).toBe('00:05');
    expect(formatTimeWithSeconds(midnight, locale)).toBe('00:05:00');
    expect(formatDateTime(midnight, locale)).toMatch(/\s00:05$/u);
  });
});

describe('formatRelative', () => {
  it.each([
    ['2026-05-01T11:59:40Z', 'en-US', 'just now'],
    ['2026-05-01T11:59:40Z', 'zh-CN', '刚刚'],
    ['2026-05-01T11:59:40Z', 'zh-HK', '剛剛'],
    ['2026-05-01T11:57:10Z', 'en-US', '2 minutes ago'],
    ['2026-05-01T03:00:00Z', 'zh-CN', '9 小时前'],
    ['2026-04-30T11:00:00Z', 'zh-CN', '昨天'],
    ['2026-05-01T15:00:00Z', 'en-US', 'in 3 hours'],
    ['2024-04-01T00:00:00Z', 'en-US', '2 years ago'],
    ['2026-05-01T11:59:00Z', 'en-US', '1 minute ago'],
    ['2026-05-01T12:00:59Z', 'zh-HK', '剛剛'],
    ['2026-05-02T12:00:00Z', 'zh-HK', '明日'],
    ['2026-03-30T12:00:00Z', 'zh-HK', '上個月'],
    ['2026-02-10T12:00:00Z', 'zh-CN', '2 个月前'],
    ['2027-05-02T12:00:00Z', 'en-US', 'next year'],
  ] as const)('of %s in %s is "%s"', (date, locale, text) => {
    expect(formatRelative(new Date(date), now, locale)).toBe(text);
  });
});
