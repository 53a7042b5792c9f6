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
  it.each([5, 6, 7])('with status %i takes an update', (status) => {
    expect(withUpdate(row(status), told)).toEqual({
      ...row(status),
      status: 0,
      score: 100,
      time: 12,
      memory: 800,
    });
  });

  it('counts the finished cases', () => {
    const running = { ...told, status: 7, progress: { judgedCases: 3, totalCases: 10 } };
    expect(withUpdate(row(7), running).progress).toEqual({ done: 3, total: 10 });
  });

  it('stays unchanged without an update', () => {
    expect(withUpdate(row(5), undefined)).toEqual(row(5));
  });

  it('keeps a verdict that it already has', () => {
    expect(withUpdate(row(-1), told)).toEqual(row(-1));
  });
});
