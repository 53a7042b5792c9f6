/**
 * Renders markup in a worker thread.
 *
 * How this works: the thread starts with the server and loads its script. The caller sends one request after another. A render that
 * takes longer than the limit, or more memory, ends the thread; the next request starts a new one. The time limit begins when the
 * thread is ready, so that a start on a busy machine does not count as an expensive page.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RendererMessage } from './markup-renderer-thread.ts';

const memoryMegabytes = 256;
const usualTimeLimitMs = 2_000;

export interface MarkupRenderer {
  /** One at a time. Undefined if it took too long or too much memory. */
  render: (request: unknown) => Promise<unknown>;
  stop: () => Promise<void>;
}

interface Thread {
  worker: Worker;
  isReady: Promise<RendererMessage>;
}

const ended = { kind: 'ended' } as const;

export function startMarkupRenderer(script: string, timeLimitMs = usualTimeLimitMs): MarkupRenderer {
  let thread: Thread | undefined = startThread(script);

  async function end() {
    const { worker } = thread ?? {};
    thread = undefined;
    await worker?.terminate();
  }

  return {
    render: async (request) => {
      const { worker, isReady } = (thread ??= startThread(script));
      try {
        await isReady;
        const message = await exchange(worker, request, timeLimitMs);
        if (message.kind === 'ended') await end();
        if (message.kind === 'failed') throw new Error(message.reason);
        return message.kind === 'rendered' ? message.markup : undefined;
      } catch (error) {
        if (!isOutOfMemory(error)) throw error;
        await end();
        return undefined;
      }
    },
    stop: end,
  };
}

function startThread(script: string): Thread {
  const worker = new Worker(new URL('./markup-renderer-thread.ts', import.meta.url), {
    workerData: script,
    // React has a slow and a fast build. Authors' texts are rendered here, so no secret of the environment is passed on.
    env: { NODE_ENV: 'production' },
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
  });
  // A server that stops does not wait for it.
  worker.unref();
  const isReady = receive(worker);
  // The first render reports why a thread did not start.
  isReady.catch(() => undefined);
  return { worker, isReady };
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Rejects if the thread fails. */
async function receive(worker: Worker, signal?: AbortSignal): Promise<RendererMessage> {
  const [message] = (await once(worker, 'message', signal && { signal })) as [RendererMessage];
  return message;
}

async function exchange(worker: Worker, request: unknown, timeLimitMs: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, timeLimitMs);
  const answer = receive(worker, controller.signal);
  worker.postMessage(request, []);
  try {
    return await answer;
  } catch (error) {
    if (controller.signal.aborted) return ended;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
