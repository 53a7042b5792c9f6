import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import { statuses } from '@touchstone/contract/statuses';
import { describe, expect, it } from 'vitest';
import { buildPlan, type RevealInfo, type RevealSubmission } from './build-plan.ts';
import { nextSpeed, pauseAfter, playStep, startPlaying, usualSpeed } from './player-state.ts';

const info: RevealInfo = {
  id: 1,
  rankShowName: 'username',
  title: 'A contest',
  problemCount: 1,
  balloonColor: { A: null },
  startTime: '2024/05/01 16:00:00',
  sealRankTime: '2024/05/01 17:00:00',
  sealTime: 3600,
  starUserList: [],
};

const submission = (submitId: number, username: string, time: number): RevealSubmission => ({
  uid: username,
  username,
  nickname: null,
  realname: null,
  school: null,
  avatar: null,
  gender: 'secrecy',
  submitId,
  status: statuses.accepted,
  submitTime: info.startTime,
  time,
  displayId: 'A',
});

/** ann solved before the freeze, bo after it. */
const plan = buildPlan(info, [submission(1, 'ann', 600), submission(2, 'bo', 4000)], undefined);

describe('playStep', () => {
  it('keeps the former state and the step for the animation', () => {
    const start = startPlaying(plan);
    const first = playStep(plan, start, 'next');
    expect(first.now.done).toBe(1);
    expect(first.before).toBe(start.now);
    expect(first.lastStep).toBe(plan.steps[0]);
  });

  it('goes back to an equal state, and announces no step', () => {
    const start = startPlaying(plan);
    const back = playStep(plan, playStep(plan, start, 'next'), 'back');
    expect(back.now).toEqual(start.now);
    expect(back.lastStep).toBeUndefined();
    expect(back.before.done).toBe(1);
  });

  it('stays at both ends', () => {
    const start = startPlaying(plan);
    expect(playStep(plan, start, 'back')).toBe(start);
    let last = start;
    for (const _step of plan.steps) last = playStep(plan, last, 'next');
    expect(last.now.done).toBe(plan.steps.length);
    expect(playStep(plan, last, 'next')).toBe(last);
  });
});

describe('pauseAfter', () => {
  const open = (isSolved: boolean, from: number, to: number): RevealStep => ({
    kind: 'open',
    contestantId: 'ann',
    problem: 'A',
    isSolved,
    from,
    to,
    total: { solved: 1, seconds: 600, tries: 1 },
  });
  const settle = (medal: 'gold' | null): RevealStep => ({
    kind: 'settle',
    contestantId: 'ann',
    index: 0,
    rank: 1,
    medal,
  });

  it('is longer the more there is to see', () => {
    const pauses = [
      settle(null),
      undefined,
      open(false, 2, 2),
      open(true, 2, 2),
      open(true, 2, 0),
      settle('gold'),
    ].map(pauseAfter);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(new Set(pauses).size).toBe(pauses.length);
  });
});

describe('nextSpeed', () => {
  it('is a step faster or slower, and comes back', () => {
    expect(nextSpeed(nextSpeed(usualSpeed, 1), -1)).toBe(usualSpeed);
    expect(nextSpeed(usualSpeed, 1)).toBeGreaterThan(usualSpeed);
    expect(nextSpeed(usualSpeed, -1)).toBeLessThan(usualSpeed);
  });

  it('ends at the fastest and the slowest', () => {
    let [fast, slow] = [usualSpeed, usualSpeed];
    for (let times = 0; times < 20; times += 1) {
      fast = nextSpeed(fast, 1);
      slow = nextSpeed(slow, -1);
    }
    expect([fast, slow]).toEqual([8, 0.5]);
  });
});
