import { describe, expect, it } from 'vitest';
import {
  countsOfLevel,
  daysOf,
  heatMapLevels,
  layOutYear,
  levelOfCount,
  spanMonths,
  summarise,
  toCounts,
} from './heat-map-weeks.ts';

const sunday = 0;
const monday = 1;
const none = new Map<string, number>();

describe('layOutYear', () => {
  it('has 53 weeks of seven days, with the last date in the last week', () => {
    const weeks = layOutYear('2026-11-15', none, monday);
    expect(weeks).toHaveLength(53);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.at(-1)?.findLast((day) => day !== undefined)?.date).toBe('2026-11-15');
  });

  it('starts each week on the first weekday of the locale', () => {
    // 2026-11-15 is a Sunday.
    expect(layOutYear('2026-11-15', none, sunday).at(-1)?.[0]?.date).toBe('2026-11-15');
    expect(layOutYear('2026-11-15', none, monday).at(-1)?.[0]?.date).toBe('2026-11-09');
  });

  it('leaves future days empty', () => {
    const lastWeek = layOutYear('2026-11-18', none, monday).at(-1);
    expect(lastWeek?.map((day) => day?.date)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('contains every day once, across a leap day and the new year', () => {
    const days = daysOf(layOutYear('2024-03-10', none, monday)).map((day) => day.date);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toContain('2024-02-29');
    expect(days).toContain('2023-12-31');
    expect(days.length).toBeGreaterThanOrEqual(365);
  });

  it('assigns counts to their days', () => {
    const days = daysOf(layOutYear('2026-11-15', toCounts([{ date: '2026-11-01', count: 5 }]), monday));
    expect(days.filter((day) => day.count > 0)).toEqual([{ date: '2026-11-01', count: 5, level: 3 }]);
  });

  it('is empty for an invalid end date', () => {
    expect(layOutYear('', none, monday)).toEqual([]);
  });
});

describe('levels', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 2],
    [4, 3],
    [7, 3],
    [8, 4],
    [500, 4],
  ])('%i submissions a day are level %i', (count, level) => {
    expect(levelOfCount(count)).toBe(level);
  });

  it('describe exactly the counts that lead to them', () => {
    for (const level of heatMapLevels) {
      const { from, to } = countsOfLevel(level);
      expect(levelOfCount(from)).toBe(level);
      expect(levelOfCount(to ?? 1_000_000)).toBe(level);
    }
  });
});

describe('spanMonths', () => {
  it('covers all columns in order', () => {
    const spans = spanMonths(layOutYear('2026-11-15', none, monday));
    expect(spans.reduce((sum, span) => sum + span.weeks, 0)).toBe(53);
    expect(spans[0]?.month).toBe('2025-11');
    expect(spans.at(-1)?.month).toBe('2026-11');
  });

  it('marks months too short for their name', () => {
    const spans = spanMonths(layOutYear('2026-11-03', none, monday));
    expect(spans.at(-1)).toEqual({ month: '2026-11', weeks: 1, isNarrow: true });
    expect(spans.at(-2)).toMatchObject({ month: '2026-10', isNarrow: false });
  });
});

describe('summarise', () => {
  it('counts submissions, active days and the longest streak', () => {
    const counts = toCounts([
      { date: '2026-10-30', count: 1 },
      { date: '2026-10-31', count: 2 },
      { date: '2026-11-01', count: 1 },
      { date: '2026-11-03', count: 4 },
    ]);
    const summary = summarise(daysOf(layOutYear('2026-11-05', counts, monday)));
    expect(summary).toMatchObject({ submissions: 8, activeDays: 4, longestStreak: 3 });
    expect(summary.months.at(-1)).toEqual({ month: '2026-11', submissions: 5, activeDays: 2 });
    expect(summary.months.at(-2)).toEqual({ month: '2026-10', submissions: 3, activeDays: 2 });
  });

  it('is all zero for an empty year', () => {
    expect(summarise(daysOf(layOutYear('2026-11-05', none, monday)))).toMatchObject({
      submissions: 0,
      activeDays: 0,
      longestStreak: 0,
    });
  });
});
