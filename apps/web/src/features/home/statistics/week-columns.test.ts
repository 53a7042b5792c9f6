import { describe, expect, it } from 'vitest';
import { sumColumns, weekColumns } from './week-columns.ts';

const messages = {
  day: (date: string, submitted: number, accepted: number, rate: string) =>
    `${date}: ${String(submitted)}, ${String(accepted)}, ${rate}`,
};
const week = {
  dateStrList: ['02-28', '02-29', '03-01'],
  totalCountList: [6, 0, 3],
  acCountList: [5, 0, 9],
};

describe('weekColumns', () => {
  const columns = weekColumns(week, 'en-US', messages);

  it('has one column per day, with a short label and a full description', () => {
    expect(columns.map(({ label }) => label)).toEqual(['2/28', '2/29', '3/1']);
    expect(columns[0]?.description).toBe('February 28: 6, 5, 83.33%');
    expect(columns[1]?.description).toBe('February 29: 0, 0, 0.00%');
  });

  it('never shows more accepted than submitted', () => {
    expect(columns.map(({ part }) => part)).toEqual([5, 0, 3]);
  });

  it('tolerates lists of different lengths', () => {
    const [column] = weekColumns({ ...week, totalCountList: [], acCountList: [] }, 'zh-CN', messages);
    expect(column).toMatchObject({ whole: 0, part: 0 });
  });

  it('adds up', () => {
    expect(sumColumns(columns)).toEqual({ submitted: 9, accepted: 8 });
  });
});
