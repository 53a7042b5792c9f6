import { describe, expect, it } from 'vitest';
import { formatRelative, parseWireDate } from './dates.ts';

const now = new Date('2026-05-01T12:00:00Z');

describe('parseWireDate', () => {
  it('parses an offset without a colon', () => {
    expect(parseWireDate('2024-05-01T08:00:00.000+0000').toISOString()).toBe('2024-05-01T08:00:00.000Z');
  });
});

describe('formatRelative', () => {
  it.each([
    ['2026-05-01T11:59:40Z', 'en-US', 'now'],
    ['2026-05-01T11:57:10Z', 'en-US', '2 minutes ago'],
    ['2026-05-01T03:00:00Z', 'zh-CN', '9 小时前'],
    ['2026-04-30T11:00:00Z', 'zh-CN', '昨天'],
    ['2026-05-01T15:00:00Z', 'en-US', 'in 3 hours'],
    ['2024-04-01T00:00:00Z', 'en-US', '2 years ago'],
  ] as const)('of %s in %s is "%s"', (date, locale, text) => {
    expect(formatRelative(new Date(date), now, locale)).toBe(text);
  });
});
