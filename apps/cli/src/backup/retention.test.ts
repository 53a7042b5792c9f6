import { describe, expect, it } from 'vitest';
import { chooseKept, parseRetention } from './retention.ts';

const dates = (...texts: string[]) => texts.map((text) => new Date(`${text}Z`));
const keep = (texts: string[], retention: [number, number, number]) => {
  const [days, weeks, months] = retention;
  return chooseKept(dates(...texts), { days, weeks, months }).map((date) => date.toISOString().slice(0, 16));
};

describe('chooseKept', () => {
  it('keeps the newest backup of each of the last days', () => {
    expect(
      keep(['2030-05-01T03:00', '2030-05-02T03:00', '2030-05-02T15:00', '2030-05-03T03:00'], [2, 0, 0]),
    ).toEqual(['2030-05-02T15:00', '2030-05-03T03:00']);
  });

  it('counts only days that have a backup', () => {
    expect(keep(['2030-01-01T03:00', '2030-03-01T03:00'], [2, 0, 0])).toHaveLength(2);
  });

  it('keeps the newest of each week from Monday to Sunday', () => {
    // 2030-05-05 is a Sunday.
    const week = ['2030-04-29T03:00', '2030-05-05T03:00', '2030-05-06T03:00', '2030-05-07T03:00'];
    expect(keep(week, [1, 2, 0])).toEqual(['2030-05-05T03:00', '2030-05-07T03:00']);
  });

  it('keeps the newest of each month', () => {
    const months = ['2030-01-10T03:00', '2030-01-31T03:00', '2030-02-28T03:00', '2030-03-31T03:00'];
    expect(keep(months, [1, 0, 3])).toEqual(['2030-01-31T03:00', '2030-02-28T03:00', '2030-03-31T03:00']);
  });

  it('never removes the only backup', () => {
    expect(keep(['2020-01-01T00:00'], [1, 0, 0])).toHaveLength(1);
    expect(keep([], [1, 1, 1])).toEqual([]);
  });
});

describe('parseRetention', () => {
  it('reads days, weeks and months', () => {
    expect(parseRetention('7,4,12')).toEqual({ days: 7, weeks: 4, months: 12 });
  });
  it.each(['', '7', '7,4', '0,4,6', '-1,2,3', 'a,b,c', '1,2,3,4'])('refuses "%s"', (text) => {
    expect(() => parseRetention(text)).toThrow(/days,weeks,months/);
  });
});
