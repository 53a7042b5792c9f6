/**
 * Finds the fragments of one pair for a page, in a worker thread: two programs of 1,000 lines would block all other requests.
 * The thread starts with the first pair and ends when no pair was opened for a while, because it keeps the grammars in memory.
 */
import type { FragmentPlaces } from '@touchstone/similarity/compare-programs';
import pLimit from 'p-limit';
import { startComparisonWorker, type ComparisonWorker } from './comparison-worker.ts';
import type { FragmentTask } from './worker-messages.ts';

const idleMs = 60_000;

export interface FragmentFinder {
  find: (task: FragmentTask) => Promise<FragmentPlaces[]>;
  stop: () => Promise<void>;
}

export function createFragmentFinder(): FragmentFinder {
  const oneAtATime = pLimit(1);
  let worker: ComparisonWorker | undefined;
  let idle: NodeJS.Timeout | undefined;
  const stop = async () => {
    clearTimeout(idle);
    const stopped = worker;
    worker = undefined;
    await stopped?.stop();
  };
  const find = async (task: FragmentTask) => {
    clearTimeout(idle);
    worker ??= startComparisonWorker();
    try {
      return await worker.findFragments(task);
    } catch (error) {
      // The next pair gets a new thread.
      await stop();
      throw error;
    } finally {
      idle = setTimeout(() => void stop(), idleMs).unref();
    }
  };
  return { find: (task) => oneAtATime(() => find(task)), stop };
}
