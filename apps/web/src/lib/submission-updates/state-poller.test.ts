import type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStatePoller } from './state-poller.ts';
import { state } from './testing/watches-bench.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = SubmissionUpdate[] | undefined;

function start(maxTimes = 100) {
  const asked: number[][] = [];
  const updates: number[] = [];
  const signals: AbortSignal[] = [];
  let answer: (ids: readonly number[]) => Answer | Promise<Answer> = () => [];
  const poller = createStatePoller({
    stepMs: 100,
    maxTimes,
    ask: async (ids, signal) => {
      asked.push([...ids]);
      signals.push(signal);
      return answer(ids);
    },
    onUpdate: ({ submitId }) => updates.push(submitId),
  });
  return {
    asked,
    updates,
    signals,
    poller,
    answerWith: (next: typeof answer) => void (answer = next),
    poll: (...ids: number[]) => poller.poll(new Set(ids)),
    pass: (steps: number) => vi.advanceTimersByTimeAsync(steps * 100),
  };
}

describe('createStatePoller', () => {
  it('asks after an interval, then again and again for all that is wanted', async () => {
    const { asked, poll, pass } = start();
    poll(1, 2);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual([[1, 2]]);
    poll(2);
    await pass(2);
    expect(asked).toEqual([[1, 2], [2], [2]]);
  });

  it('stops when nothing is wanted', async () => {
    const { asked, poll, pass } = start();
    poll(1);
    await pass(1);
    poll();
    await pass(5);
    expect(asked).toHaveLength(1);
  });

  it('stops after an error', async () => {
    const { asked, poll, pass, answerWith } = start();
    answerWith(() => undefined);
    poll(1);
    await pass(5);
    expect(asked).toHaveLength(1);
  });

  it('goes on after an error if new submissions came meanwhile', async () => {
    const { asked, poll, pass, answerWith } = start();
    let fail: ((answer: Answer) => void) | undefined;
    answerWith(() => new Promise<Answer>((resolve) => (fail = resolve)));
    poll(1);
    await pass(1);
    poll(1, 2);
    answerWith(() => []);
    fail?.(undefined);
    await pass(1);
    expect(asked).toEqual([[1], [1, 2]]);
  });

  it('gives up after a number of times, and starts over for a new submission', async () => {
    const { asked, poll, pass } = start(2);
    poll(1);
    await pass(10);
    expect(asked).toHaveLength(2);
    poll(1);
    await pass(10);
    expect(asked).toHaveLength(2);
    poll(1, 2);
    await pass(10);
    expect(asked).toHaveLength(4);
  });

  it('reports only what is still wanted when the answer comes', async () => {
    const { updates, poll, pass, answerWith } = start();
    let reply: ((answer: Answer) => void) | undefined;
    answerWith(() => new Promise<Answer>((resolve) => (reply = resolve)));
    poll(1, 2);
    await pass(1);
    poll(2);
    reply?.([state(1, 0), state(2, 7), state(3, 0)]);
    await pass(0);
    expect(updates).toEqual([2]);
  });

  it('drops the answer of a request that was paused', async () => {
    const { updates, signals, poller, poll, pass, answerWith } = start();
    let reply: ((answer: Answer) => void) | undefined;
    answerWith(() => new Promise<Answer>((resolve) => (reply = resolve)));
    poll(1);
    await pass(1);
    poller.pause();
    expect(signals[0]?.aborted).toBe(true);
    reply?.([state(1, 0)]);
    await pass(3);
    expect(updates).toEqual([]);
  });

  it('asks again for the same submissions after a pause', async () => {
    const { asked, poller, poll, pass } = start();
    poll(1);
    poller.pause();
    await pass(2);
    expect(asked).toEqual([]);
    poll(1);
    await pass(1);
    expect(asked).toEqual([[1]]);
  });
});
