import { describe, expect, test } from 'vitest';
import type { Lane } from './lanes.ts';
import { chooseSuspended, excessMs, openTaskCostMs, orderTasks, recentUseMs } from './queue-order.ts';

const task = (id: number, userId: string | null, ownerId: string | null = null, rank = 0) => ({
  id,
  userId,
  ownerId,
  rank,
});
const order = (tasks: ReturnType<typeof task>[], costs: Record<string, number> = {}) =>
  orderTasks(tasks, new Map(Object.entries(costs))).map(({ id }) => id);

describe('the order of waiting tasks', () => {
  test('is that of queueing among users with one task', () => {
    expect(order([task(3, 'c'), task(1, 'a'), task(2, 'b')])).toEqual([1, 2, 3]);
  });

  test('puts the second task of a user behind the first of everybody', () => {
    expect(order([task(1, 'a'), task(2, 'a'), task(3, 'a'), task(4, 'b'), task(5, 'c')])).toEqual([
      1, 4, 5, 2, 3,
    ]);
  });

  test('counts what runs and what was used, by time', () => {
    expect(order([task(1, 'a'), task(2, 'b'), task(3, 'b'), task(4, 'b')], { a: 2500 })).toEqual([
      2, 3, 4, 1,
    ]);
  });

  test('holds the owner of a group responsible for the tasks of others', () => {
    const tasks = [task(1, 'a', 'owner'), task(2, 'b', 'owner'), task(3, 'c'), task(4, 'owner')];
    expect(order(tasks, { owner: 30_000 })).toEqual([3, 1, 2, 4]);
    expect(order(tasks)).toEqual([1, 2, 3, 4]);
  });

  test('leaves a task behind others where it was when it was queued', () => {
    expect(order([task(1, 'a', null, 2000), task(2, 'b', null, 1000), task(3, 'c')])).toEqual([3, 2, 1]);
  });

  test('leaves tasks of nobody where they were ranked', () => {
    expect(order([task(1, null, null, 1000), task(2, null), task(3, null, null, 500)])).toEqual([2, 3, 1]);
  });
});

describe('tasks that give up their judge', () => {
  const ranked = (cost: number, lane: Lane = 'ordinary') => ({ cost, lane });
  test.each<[string, [number, Lane?][], [number, Lane?][], number[]]>([
    ['nobody waits', [[60_000]], [], []],
    ['somebody waits who cost nothing', [[60_000]], [[0]], [60_000]],
    ['those who wait cost nearly as much', [[7000]], [[2001]], []],
    ['one waits', [[20_000], [30_000]], [[0]], [30_000]],
    ['two wait', [[20_000], [30_000]], [[0], [1000]], [30_000, 20_000]],
    ['a test run waits', [[20_000]], [[0, 'test-run']], [20_000]],
    ['a check waits', [[20_000]], [[0, 'problem-check']], []],
    ['an ordinary one waits for a contest', [[20_000, 'contest']], [[0]], []],
    ['one of the contest waits', [[20_000, 'contest']], [[0, 'contest']], [20_000]],
  ])('when %s', (_, running, waiting, expected) => {
    const suspended = chooseSuspended(
      running.map((one) => ranked(...one)),
      waiting.map((one) => ranked(...one)),
    );
    expect(suspended.map(({ cost }) => cost)).toEqual(expected);
  });
});

test.each([
  [0, 1000, 0],
  [1000, 1000, 0],
  [31_000, 31_000, 30_000],
])('a task that used %i ms costs %i, of which %i are beyond an ordinary one', (used, cost, excess) => {
  expect(openTaskCostMs(used)).toBe(cost);
  expect(excessMs(used)).toBe(excess);
});

test.each([
  [30_000, 0, 30_000],
  [30_000, 100, 20_000],
  [30_000, 300, 0],
  [30_000, 3000, 0],
  [30_000, -5, 30_000],
  [9_000_000, 0, 120_000],
])('of %i ms used %i s ago %i are remembered', (usedMs, secondsAgo, remembered) => {
  const now = new Date('2026-11-19T12:00:00Z');
  const asOf = new Date(now.getTime() - secondsAgo * 1000);
  expect(recentUseMs({ usedMs, asOf }, now)).toBe(remembered);
});
