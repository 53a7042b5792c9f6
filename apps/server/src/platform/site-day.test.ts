import { expect, test } from 'vitest';
import { shiftSiteDay, siteDayOf } from './site-day.ts';

test.each([
  ['2024-05-01T15:59:59.999Z', '2024-05-01'],
  ['2024-05-01T16:00:00.000Z', '2024-05-02'],
  ['2023-12-31T16:00:00.000Z', '2024-01-01'],
  ['2024-02-28T16:00:00.000Z', '2024-02-29'],
])('%s belongs to the day %s of the site', (moment, day) => {
  expect(siteDayOf(new Date(moment))).toBe(day);
});

test.each([
  ['2024-03-01', -1, '2024-02-29'],
  ['2023-12-31', 1, '2024-01-01'],
  ['2024-05-10', -7, '2024-05-03'],
])('%s and %i days are %s', (day, days, expected) => {
  expect(shiftSiteDay(day, days)).toBe(expected);
});
