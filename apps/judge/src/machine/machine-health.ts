/**
 * How this works
 *
 * A judge whose machine fails is the fastest of all: it would draw the queue to itself and return every task. So after two
 * failures in a row it pauses: it requests no work, its heartbeats say why, and it tests itself with a growing pause until the test
 * passes. After that a single failure pauses it again, until a task was judged. A file store that is away is not its fault.
 */
import { growingPauseMs } from '@touchstone/process-table/growing-pause';
import { setTimeout as sleep } from 'node:timers/promises';
import { findMachineFailure, type MachineFailure } from './machine-fault.ts';

const failuresUntilPause = 2;
const testPauses = { firstMs: 1_000, longestMs: 30_000 };

export interface MachineHealthInput {
  /** Throws if the machine does not work. */
  readonly test: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly onPaused: (failure: MachineFailure) => void;
  readonly onReady: () => void;
  /** Between tests; the default grows. */
  readonly pauseMs?: (tests: number) => number;
}

export interface MachineHealth {
  /** Undefined: the judge is ready. */
  readonly pausedBecause: MachineFailure | undefined;
  failed(failure: MachineFailure): void;
  worked(): void;
  /** Also resolves when the judge stops. */
  whenReady(): Promise<void>;
}

export function createMachineHealth(input: MachineHealthInput): MachineHealth {
  const { signal, onPaused, onReady, pauseMs = (tests) => growingPauseMs(tests, testPauses) } = input;
  let failures = 0;
  let tests = 0;
  let paused: { because: MachineFailure; readonly ended: Promise<void> } | undefined;

  async function testUntilReady(): Promise<void> {
    while (!signal.aborted) {
      tests += 1;
      const isOver = await sleep(pauseMs(tests), false, { signal }).catch(() => true);
      if (isOver) return;
      const failure = await findFailure(input.test);
      if (failure === undefined) break;
      if (paused !== undefined) paused.because = failure;
    }
    failures = failuresUntilPause - 1;
    paused = undefined;
    if (!signal.aborted) onReady();
  }

  return {
    get pausedBecause() {
      return paused?.because;
    },
    failed(failure) {
      if (failure.fault === 'store') return;
      failures += 1;
      if (failures < failuresUntilPause || paused !== undefined) return;
      onPaused(failure);
      paused = { because: failure, ended: testUntilReady() };
    },
    worked() {
      failures = 0;
      tests = 0;
    },
    whenReady: () => paused?.ended ?? Promise.resolve(),
  };
}

async function findFailure(test: () => Promise<void>): Promise<MachineFailure | undefined> {
  try {
    await test();
    return undefined;
  } catch (error) {
    const failure = findMachineFailure(error);
    if (failure === undefined) throw error;
    return failure;
  }
}
