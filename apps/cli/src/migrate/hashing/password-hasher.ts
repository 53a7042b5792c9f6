/**
 * How this works: Argon2id is expensive by design, and a site has one hash for each account. Threads compute them, one for each
 * core, while the other steps run. A thread gets a short list at a time. The first request starts the threads. If one fails,
 * its request is rejected, and the migration stops; the next run continues.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { HashingCost } from '@touchstone/server/password-hashes';
import type { HashRequest } from './hash-message.ts';

export interface PasswordHasher {
  /** Argon2id over MD5 hashes, in their order. */
  hash: (md5: readonly string[]) => Promise<string[]>;
  close: () => Promise<void>;
}

/** A thread takes about 35 MB: more of them would not fit into the promised memory. */
const mostThreads = 6;
const hashesPerRequest = 16;
/** Argon2id allocates outside of the heap. */
const resourceLimits = { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 4 };

export function createPasswordHasher(
  cost: HashingCost | undefined,
  threads = Math.min(mostThreads, availableParallelism()),
): PasswordHasher {
  const limit = pLimit(threads);
  const idle: Worker[] = [];
  const started: Worker[] = [];
  const start = () => {
    const worker = new Worker(new URL('hash-thread.ts', import.meta.url), { resourceLimits });
    started.push(worker);
    return worker;
  };
  const hashChunk = async (md5: readonly string[]): Promise<string[]> => {
    const worker = idle.pop() ?? start();
    const answered = once(worker, 'message');
    worker.postMessage({ md5, cost } satisfies HashRequest, []);
    const [hashes] = (await answered) as [string[]];
    idle.push(worker);
    return hashes;
  };
  return {
    hash: async (md5) => {
      const chunks = Array.from({ length: Math.ceil(md5.length / hashesPerRequest) }, (_, index) =>
        md5.slice(index * hashesPerRequest, (index + 1) * hashesPerRequest),
      );
      const hashes = await Promise.all(chunks.map((chunk) => limit(() => hashChunk(chunk))));
      return hashes.flat();
    },
    close: async () => {
      for (const worker of started) await worker.terminate();
    },
  };
}
