import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTimeBudget, outOfBudget } from './time-budget.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { signal } = new AbortController();
/** Takes so long, unless it is ended. */
const work = (ms: number) => (ending: AbortSignal) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  setTimeout(() => resolve('done'), ms);
  ending.addEventListener('abort', () => reject(ending.reason as Error), { once: true });
  return promise;
};
const outcomeOf = (running: Promise<string>) => running.catch((error: unknown) => error);

test('what runs when the time is used up is ended, and nothing else begins', async () => {
  const budget = createTimeBudget(1000);
  const first = outcomeOf(budget.measure(signal, work(600)));
  await vi.advanceTimersByTimeAsync(600);
  expect([await first, budget.ended]).toEqual(['done', undefined]);
  const second = outcomeOf(budget.measure(signal, work(600)));
  await vi.advanceTimersByTimeAsync(400);
  expect(await second).toBe(outOfBudget);
  expect(budget.ended).toEqual({ code: 'not-judged', fault: 'program', budgetMs: 1000 });
});

test('cases that run at once share the time', async () => {
  const budget = createTimeBudget(1000);
  const both = [work(700), work(700)].map((one) => outcomeOf(budget.measure(signal, one)));
  await vi.advanceTimersByTimeAsync(500);
  expect(await Promise.all(both)).toEqual([outOfBudget, outOfBudget]);
});

test('work that is interrupted takes nothing', async () => {
  const budget = createTimeBudget(1000);
  const interrupting = new AbortController();
  const interrupted = outcomeOf(budget.measure(interrupting.signal, work(5000)));
  await vi.advanceTimersByTimeAsync(900);
  interrupting.abort('interrupted');
  expect(await interrupted).toBe('interrupted');
  const again = outcomeOf(budget.measure(signal, work(900)));
  await vi.advanceTimersByTimeAsync(900);
  expect(await again).toBe('done');
});

test('a checker that took most of the time has the fault', async () => {
  const budget = createTimeBudget(1000);
  const running = outcomeOf(budget.measure(signal, work(1000)));
  budget.addCheckerTime(800);
  await vi.advanceTimersByTimeAsync(1000);
  await running;
  expect(budget.ended).toMatchObject({ fault: 'checker' });
});

test('goes on from what was used before', () => {
  expect(createTimeBudget(1000, { judgedMs: 999 }).ended).toBeUndefined();
  expect(createTimeBudget(1000, { judgedMs: 1000 }).ended).toBeDefined();
});
