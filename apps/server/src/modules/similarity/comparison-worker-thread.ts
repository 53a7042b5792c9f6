/** Runs in a worker thread: a comparison computes for seconds, and the event loop of the server must stay free. */
import { comparePrograms, findFragments } from '@touchstone/similarity/compare-programs';
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer, WorkerTask } from './worker-messages.ts';

/** Between two messages about the progress. */
const progressStep = 10;

const send = (answer: WorkerAnswer) => {
  parentPort?.postMessage(answer, []);
};

parentPort?.on('message', (task: WorkerTask) => {
  if (task.kind === 'fragments') {
    send({ kind: 'fragments', fragments: findFragments(task, task) });
    return;
  }
  const comparison = comparePrograms({
    ...task,
    onProgress: (done) => {
      if (done % progressStep === 0) send({ kind: 'progress', done });
    },
  });
  send({ kind: 'compared', comparison });
});
