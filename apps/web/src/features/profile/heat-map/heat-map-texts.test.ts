import { describe, expect, it } from 'vitest';
import { dayText, firstWeekdayOf, monthAndYearText, monthText, weekdayText } from './heat-map-texts.ts';

describe('dates of the heat map', () => {
  it.each([
    ['en-US', 'Friday, May 1, 2026'],
    ['zh-CN', '2026年5月1日星期五'],
    ['zh-HK', '2026年5月1日星期五'],
  ] as const)('name the whole day in %s', (locale, text) => {
    expect(dayText('2026-05-01', locale)).toBe(text);
  });

  it.each([
    ['en-US', 'Dec', 'December 2026'],
    ['zh-CN', '12月', '2026年12月'],
  ] as const)('name the month in %s', (locale, short, long) => {
    expect(monthText('2026-12', locale)).toBe(short);
    expect(monthAndYearText('2026-12', locale)).toBe(long);
  });

  it('do not shift by the time zone of the computer', () => {
    expect(dayText('2026-01-01', 'en-US')).toContain('January 1');
    expect(dayText('2025-12-31', 'en-US')).toContain('December 31');
  });

  it.each([
    [0, 'Sun', '周日'],
    [1, 'Mon', '周一'],
    [6, 'Sat', '周六'],
  ])('name weekday %i', (weekday, english, chinese) => {
    expect(weekdayText(weekday, 'en-US')).toBe(english);
    expect(weekdayText(weekday, 'zh-CN')).toBe(chinese);
  });

  it.each([
    ['zh-CN', 1],
    ['zh-HK', 0],
    ['en-US', 0],
  ] as const)('begin the week in %s on weekday %i', (locale, weekday) => {
    expect(firstWeekdayOf(locale)).toBe(weekday);
  });
});
