import { describe, expect, it } from 'vitest';
import { withUpdate } from './live-row.ts';

const row = (status: number) => ({
  submitId: 7,
  title: 'Two Sacks of Rice',
  status,
  time: null,
  memory: null,
  score: null,
});

const told = { submitId: 7, status: 0, score: 100, time: 12, memory: 800, judger: 'one', isManual: false };

describe('a row that is being judged', () => {
  it.each([5, 6, 7])('of status %i takes what is told', (status) => {
    expect(withUpdate(row(status), told)).toEqual({
      ...row(status),
      status: 0,
      score: 100,
      time: 12,
      memory: 800,
    });
  });

  it('counts the cases while they run', () => {
    const running = { ...told, status: 7, progress: { judgedCases: 3, totalCases: 10 } };
    expect(withUpdate(row(7), running).progress).toEqual({ done: 3, total: 10 });
  });

  it('stays as it was read while nothing is told', () => {
    expect(withUpdate(row(5), undefined)).toEqual(row(5));
  });

  it('keeps a verdict that it has already', () => {
    expect(withUpdate(row(-1), told)).toEqual(row(-1));
  });
});
