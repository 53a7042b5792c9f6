import type { CaseMode, JudgingCase } from '@touchstone/contract/judge-messages';
import { SandboxError, type Slot } from '@touchstone/sandbox';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSlotPool } from '../slots/slot-pool.ts';
import { chainCases } from './case-chains.ts';
import { runCases } from './run-cases.ts';

const file = { sha256: '', sizeBytes: 0, name: '' };
const makeCases = (groups: readonly number[]): JudgingCase[] =>
  groups.map((group, index) => ({
    caseId: index,
    seq: index + 1,
    group,
    score: 1,
    input: file,
    answer: file,
  }));
const makePool = (count: number) =>
  createSlotPool(
    Array.from({ length: count }, (_, index): Slot => ({
      index,
      run: () => Promise.reject(new Error('not used here')),
      runConnected: () => Promise.reject(new Error('not used here')),
    })),
  );
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Plan {
  readonly mode: CaseMode;
  readonly groups: readonly number[];
  readonly slots: number;
  readonly failing: readonly number[];
}

async function run({ mode, groups, slots, failing }: Plan) {
  const judged: number[] = [];
  const skipped: number[] = [];
  const running = new Set<JudgingCase>();
  let [most, isOrdered] = [0, true];
  await runCases({
    slots: makePool(slots),
    chains: chainCases(mode, makeCases(groups)),
    signal: new AbortController().signal,
    judge: async (_slot, one) => {
      const isBeside = [...running].some((other) => other.group === one.group);
      if (isBeside && mode === 'subtask_lowest') isOrdered = false;
      running.add(one);
      most = Math.max(most, running.size);
      await pause(one.seq % 3);
      running.delete(one);
      judged.push(one.seq);
      return { shouldSkipRest: mode !== 'default' && failing.includes(one.seq) };
    },
    prepareRetry: () => Promise.resolve(),
    skip: ({ seq }) => skipped.push(seq),
  });
  return { judged, skipped, most, isOrdered };
}

describe('running cases', () => {
  test('judges or skips every case once, in order where order matters', async () => {
    const plan = fc.record({
      mode: fc.constantFrom<CaseMode>('default', 'subtask_lowest', 'ergodic_without_error'),
      groups: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 12 }),
      slots: fc.integer({ min: 1, max: 4 }),
      failing: fc.array(fc.integer({ min: 1, max: 12 })),
    });
    await fc.assert(
      fc.asyncProperty(plan, async (chosen) => {
        const { judged, skipped, most, isOrdered } = await run(chosen);
        const all = [...judged, ...skipped].toSorted((a, b) => a - b);
        expect(all).toEqual(chosen.groups.map((_, index) => index + 1));
        expect(most).toBeLessThanOrEqual(chosen.slots);
        expect(isOrdered).toBe(true);
        const firstFailing = Math.min(...judged.filter((seq) => chosen.failing.includes(seq)));
        const isEndedByFailure = chosen.mode === 'ergodic_without_error';
        expect(isEndedByFailure && skipped.some((seq) => seq < firstFailing)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test('skips only the rest of the failing group', async () => {
    const plan = { groups: [1, 1, 1, 2, 2], slots: 2, failing: [1] };
    expect((await run({ ...plan, mode: 'subtask_lowest' })).skipped).toEqual([2, 3]);
    expect((await run({ ...plan, mode: 'ergodic_without_error', slots: 1 })).skipped).toEqual([2, 3, 4, 5]);
    expect((await run({ ...plan, mode: 'default' })).skipped).toEqual([]);
  });

  test.each(['default', 'ergodic_without_error'] as const)('uses all free slots in mode %s', async (mode) => {
    expect((await run({ mode, groups: Array(9).fill(1), slots: 3, failing: [] })).most).toBe(3);
  });
});

describe('cases that are to be suspended', () => {
  const suspendAt = async (asked: 'before' | number) => {
    const suspending = new AbortController();
    if (asked === 'before') suspending.abort();
    const judged: number[] = [];
    const isDone = await runCases({
      slots: makePool(1),
      chains: chainCases('default', makeCases([1, 1, 1])),
      signal: new AbortController().signal,
      suspending: suspending.signal,
      judge: async (_slot, { seq }) => {
        if (seq === asked) suspending.abort();
        judged.push(seq);
        return { shouldSkipRest: false };
      },
      prepareRetry: () => Promise.resolve(),
      skip: () => undefined,
    });
    return { judged, isDone };
  };

  test.each<['before' | number, number[], boolean]>([
    ['before', [1], false],
    [1, [1], false],
    [2, [1, 2], false],
    [3, [1, 2, 3], true],
    [4, [1, 2, 3], true],
  ])(
    'end after the case that runs, and never before the first: asked at %s',
    async (asked, judged, isDone) => {
      expect(await suspendAt(asked)).toEqual({ judged, isDone });
    },
  );

  test.each<[CaseMode, { seq: number; endsChain: boolean }[], number[]]>([
    ['default', [{ seq: 2, endsChain: false }], [1, 3, 4]],
    [
      'subtask_lowest',
      [
        { seq: 1, endsChain: true },
        { seq: 2, endsChain: true },
      ],
      [3, 4],
    ],
    ['ergodic_without_error', [{ seq: 2, endsChain: true }], [1]],
  ])('go on in mode %s with what is left', async (mode, finished, left) => {
    const judged: number[] = [];
    await runCases({
      slots: makePool(1),
      chains: chainCases(mode, makeCases([1, 1, 2, 2]), finished),
      signal: new AbortController().signal,
      judge: async (_slot, { seq }) => {
        judged.push(seq);
        return { shouldSkipRest: false };
      },
      prepareRetry: () => Promise.resolve(),
      skip: () => undefined,
    });
    expect(judged).toEqual(left);
  });
});

describe('failures while cases run', () => {
  const base = (slots: number, count: number) => ({
    slots: makePool(slots),
    chains: chainCases('default', makeCases(Array(count).fill(1))),
    signal: new AbortController().signal,
    prepareRetry: () => Promise.resolve(),
    skip: () => undefined,
  });

  test.each([
    ['is retried once', 1, undefined],
    ['that fails again ends all of the work', 2, 'SandboxError: broken'],
  ])('a failing sandbox %s', async (_, failures, message) => {
    const tries = new Map<number, number>();
    const run = base(1, 4);
    const running = runCases({
      ...run,
      judge: async (_slot, { seq }) => {
        tries.set(seq, (tries.get(seq) ?? 0) + 1);
        if (seq === 2 && (tries.get(seq) ?? 0) <= failures) throw new SandboxError('broken');
        return { shouldSkipRest: false };
      },
    });
    const outcome = await running.then(
      () => undefined,
      (error: unknown) => String(error),
    );
    expect(outcome).toBe(message);
    expect(tries.get(2)).toBe(2);
    expect(tries.has(4)).toBe(message === undefined);
    expect(run.slots.busy).toBe(0);
  });

  test('an internal error propagates and frees every slot', async () => {
    const run = base(2, 6);
    const failing = runCases({
      ...run,
      judge: async (_slot, { seq }) => {
        await pause(1);
        if (seq === 2) throw new TypeError('a fault');
        return { shouldSkipRest: false };
      },
    });
    await expect(failing).rejects.toThrow('a fault');
    expect(run.slots.busy).toBe(0);
  });

  test('other submissions get slots while a long one runs', async () => {
    const run = base(2, 40);
    let isServed = false;
    const long = runCases({ ...run, judge: () => pause(2).then(() => ({ shouldSkipRest: false })) });
    await pause(5);
    const other = run.slots.use({ queue: 'main' }, async () => (isServed = !run.chains.isDone));
    await other;
    expect(isServed).toBe(true);
    await long;
  });
});
