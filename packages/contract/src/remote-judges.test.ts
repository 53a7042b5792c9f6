import { describe, expect, test } from 'vitest';
import { getRemoteVendor, parseRemoteDisplayId, remoteJudges, remotePrefixes } from './remote-judges.ts';
import { remoteLanguages } from './remote-languages/index.ts';

describe('display ids of remote problems', () => {
  test.each([
    ['HDU-1000', 'HDU', '1000'],
    ['CF-4A', 'CF', '4A'],
    ['GYM-100001A', 'GYM', '100001A'],
    ['SPOJ-TEST', 'SPOJ', 'TEST'],
    ['AC-ABC110_A', 'AC', 'abc110_a'],
    ['AC-TYPICAL90-FINAL_A', 'AC', 'typical90-final_a'],
    ['LIBRE-6764(41180)', 'LIBRE', '6764(41180)'],
  ])('%s is a problem of %s', (displayId, prefix, problemId) => {
    const found = parseRemoteDisplayId(displayId);
    expect([found?.vendor.prefix, found?.problemId]).toEqual([prefix, problemId]);
  });

  test.each(['1000', 'T1001', 'hdu-1000', 'ACM-1'])('%s is none', (displayId) => {
    expect(parseRemoteDisplayId(displayId)).toBeUndefined();
  });

  test.each(remoteJudges)(
    'the example of $prefix has the format',
    ({ problemIdPattern, problemIdExample }) => {
      expect(problemIdPattern.test(problemIdExample)).toBe(true);
      expect(problemIdPattern.test('../x')).toBe(false);
    },
  );
});

describe('languages of other judges', () => {
  test.each(Object.entries(remoteLanguages))('of %s have distinct names and ids', (_key, languages) => {
    expect(languages.length).toBeGreaterThan(5);
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
    expect(new Set(languages.map(({ siteId }) => siteId)).size).toBe(languages.length);
    expect(languages.every(({ name, siteId }) => name.trim() === name && siteId !== '')).toBe(true);
  });

  test('exist for every vendor; the gym has those of Codeforces', () => {
    for (const prefix of remotePrefixes)
      expect(remoteLanguages[getRemoteVendor(prefix).languageKey].length).toBeGreaterThan(0);
    expect(getRemoteVendor('GYM').languageKey).toBe('CF');
  });

  test('have the ids of the forms', () => {
    const idOf = (key: keyof typeof remoteLanguages, name: string) =>
      remoteLanguages[key].find((language) => language.name === name)?.siteId;
    expect(idOf('HDU', 'Java')).toBe('5');
    expect(idOf('POJ', 'Java')).toBe('2');
    expect(idOf('CF', 'GNU G++17 7.3.0')).toBe('54');
    expect(idOf('AC', 'Python (PyPy 3.10-v7.3.12)')).toBe('5078');
    expect(idOf('SPOJ', 'C++14 (gcc 8.3)')).toBe('44');
    expect(idOf('LIBRE', 'C++ 17 (G++ O2)')).toBe('C++ 17 (G++ O2)');
    expect(remoteLanguages.AC.map(({ siteId }) => Number(siteId)).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 90 }, (_, index) => 5001 + index),
    );
  });
});
