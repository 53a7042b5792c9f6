import { describe, expect, it } from 'vitest';
import { acceptanceRate, detailedResults, overallResults } from './problem-results.ts';

const count = { pid: 1, total: 45, ac: 1, mle: 8, tle: 7, re: 5, pe: 3, ce: 4, wa: 6, se: 9, pa: 2 };

describe('problem results', () => {
  it('contrasts accepted with wrong', () => {
    expect(overallResults(count)).toEqual([
      { key: 'ac', status: 0, count: 1 },
      { key: 'wa', status: -1, count: 6 },
    ]);
  });

  it('lists eight results in order', () => {
    const detailed = detailedResults(count);
    expect(detailed.map(({ key }) => key)).toEqual(['ac', 'pa', 'pe', 'ce', 're', 'wa', 'tle', 'mle']);
    expect(detailed.map((result) => result.count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    [0, 0, '0.00%'],
    [1, 3, '33.33%'],
    [3, 3, '100.00%'],
  ])('%i of %i is %s', (ac, total, expected) => {
    expect(acceptanceRate({ ac, total })).toBe(expected);
  });
});
