import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../../platform/storage/file-store.ts';

const triedBytes = 65_536;

class StepFailure extends Error {
  readonly step: 'write' | 'read' | 'remove';

  constructor(step: StepFailure['step'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.step = step;
  }
}

/** Random bytes, so that no content of the site is overwritten or removed. */
export async function tryStorage(fileStore: Pick<FileStore, 'put' | 'open' | 'remove'>) {
  const bytes = randomBytes(triedBytes);
  try {
    const write = await timed('write', () => fileStore.put(bytes));
    const read = await timed('read', async () => {
      const stored = await buffer(await fileStore.open(write.value));
      if (!stored.equals(bytes))
        throw new Error('the content that was read differs from the content that was written');
    });
    await timed('remove', () => fileStore.remove(write.value));
    return { isWorking: true, failedStep: null, reason: null, writeMs: write.ms, readMs: read.ms };
  } catch (error) {
    // The error of the store is the result of this call.
    if (!(error instanceof StepFailure)) throw error;
    return {
      isWorking: false,
      failedStep: error.step,
      reason: error.message,
      writeMs: null,
      readMs: null,
    };
  }
}

async function timed<Value>(step: StepFailure['step'], act: () => Promise<Value>) {
  const startedAt = performance.now();
  try {
    const value = await act();
    return { value, ms: Math.round((performance.now() - startedAt) * 10) / 10 };
  } catch (error) {
    throw new StepFailure(step, error);
  }
}
