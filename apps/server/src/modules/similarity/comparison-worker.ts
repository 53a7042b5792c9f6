import type { Comparison, FragmentPlaces } from '@touchstone/similarity/compare-programs';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CompareTask, FragmentTask, WorkerAnswer, WorkerTask } from './worker-messages.ts';

/** A worker that needs more fails alone, and the server goes on. */
const memoryMegabytes = 1024;

/** One task at a time: the callers wait for an answer before they send the next task. */
export interface ComparisonWorker {
  compare: (task: CompareTask, onProgress: (done: number) => void) => Promise<Comparison>;
  findFragments: (task: FragmentTask) => Promise<FragmentPlaces[]>;
  stop: () => Promise<void>;
}

export function startComparisonWorker(): ComparisonWorker {
  const worker = new Worker(new URL('./comparison-worker-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  // A server that stops does not wait for it. The queue gives the job to another server.
  worker.unref();
  const stopped = once(worker, 'exit').then(() => {
    throw new Error('the comparison stopped');
  });
  const crashed = new Promise<never>((_, reject) => {
    worker.on('error', reject);
  });
  // The task that runs reports them; without one there is nothing to report.
  stopped.catch(() => undefined);
  crashed.catch(() => undefined);
  /** `receive` returns the result when the answer is the last one of the task. */
  const run = async <Result>(task: WorkerTask, receive: (answer: WorkerAnswer) => Result | undefined) => {
    const answered = new Promise<Result>((resolve) => {
      const listen = (answer: WorkerAnswer) => {
        const result = receive(answer);
        if (result === undefined) return;
        worker.off('message', listen);
        resolve(result);
      };
      worker.on('message', listen);
    });
    worker.postMessage(task, []);
    return Promise.race([answered, crashed, stopped]);
  };
  return {
    compare: (task, onProgress) =>
      run({ kind: 'compare', ...task }, (answer) => {
        if (answer.kind === 'progress') onProgress(answer.done);
        return answer.kind === 'compared' ? answer.comparison : undefined;
      }),
    findFragments: (task) =>
      run({ kind: 'fragments', ...task }, (answer) =>
        answer.kind === 'fragments' ? answer.fragments : undefined,
      ),
    stop: async () => {
      await worker.terminate();
    },
  };
}
