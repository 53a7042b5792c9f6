import { describe, expect, test } from 'vitest';
import { errorDefinitions, locales, negotiateLocale, toWireDate, type ErrorCode } from './index.ts';

describe('errors', () => {
  const sample = {
    seconds: 7,
    minutes: 7,
    maximumBytes: 7,
    maximum: 7,
    field: 'title',
    name: '1.in',
    problemId: 'P1000',
    reason: 'missing',
    languages: 'C, C++',
    language: 'C',
    row: 7,
    username: 'ada',
    usernames: 'ada, bob',
    names: 'ada, bob',
    problem: 'usernameTaken',
    others: 7,
    texts: ['词', '詞', 'texts'],
    imported: 7,
    failed: [{ name: 'A', reason: ['词', '詞', 'texts'] }],
    pid: '1000',
    site: 'POJ',
    id: '1000',
    example: '1000',
    text: '12A',
    seen: ['a.dat'],
    contests: ['Harvest Cup'],
    trainings: ['Loops'],
    groupTrainings: 7,
    count: 7,
    solved: 3,
    uid: 'a1b2c3',
    level: 2,
    address: '10.0.0.1',
    origin: 'https://judge.example',
    allowed: '10.0.0.0/8',
    since: '2026-01-01 09:00:00',
    bound: '10.0.0.2',
    submissionsDeleted: 7,
    rows: [{ row: 7, username: 'ada', problem: 'passwordMissing' }],
  };

  test.each(Object.keys(errorDefinitions) as ErrorCode[])('%s has a message in every language', (code) => {
    const text = (errorDefinitions[code].text as (parameters: object) => Record<string, string>)(sample);
    for (const locale of locales) expect(text[locale]?.trim()).toBeTruthy();
    expect(new Set(Object.values(text)).size).toBeGreaterThan(1);
    expect(Object.values(text).join('')).not.toMatch(/undefined|!|！/);
  });
});

describe('languages', () => {
  test.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['*', 'zh-CN'],
    ['en', 'en-US'],
    ['en-GB,en;q=0.9', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh-Hant', 'zh-HK'],
    ['zh-TW', 'zh-HK'],
    ['de, en;q=0.2, zh-HK;q=0.7', 'zh-HK'],
    ['en;q=0, zh-HK', 'zh-HK'],
    ['en;q=0', 'zh-CN'],
    [`${'x,'.repeat(5000)}en`, 'zh-CN'],
  ])('%j chooses %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});

test('formats dates as UTC with milliseconds and an offset without colon', () => {
  expect(toWireDate(new Date('2024-05-01T08:00:00Z'))).toBe('2024-05-01T08:00:00.000+0000');
});
