import { describe, expect, it } from 'vitest';
import { verdictMessages } from './verdict-messages.ts';
import { allStatuses, isFinalStatus, verdictOf } from './verdicts.ts';

describe('verdicts', () => {
  it('exist for every status code of the product', () => {
    expect(allStatuses).toEqual([-10, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('show an unlisted status as unknown, never as accepted', () => {
    expect(verdictOf(99).key).toBe('unknown');
    expect(verdictOf(Number.NaN).key).toBe('unknown');
  });

  it('are final except while pending, compiling and judging', () => {
    expect(allStatuses.filter((status) => !isFinalStatus(status))).toEqual([5, 6, 7]);
  });

  it('have a distinct word in every language', () => {
    for (const texts of Object.values(verdictMessages)) {
      const names = allStatuses.map((status) => texts[verdictOf(status).key].name);
      expect(new Set(names).size).toBe(allStatuses.length);
    }
  });
});
