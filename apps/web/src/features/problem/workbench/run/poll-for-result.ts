import { statuses } from '@touchstone/contract/statuses';

const firstWaitsMs = [250, 350, 500];
const usualWaitMs = 1000;

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Asks for the result until there is one: soon at first, then every second. Rejects when it is aborted. */
export async function pollForResult<Result extends { status: number }>(
  fetchResult: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  for (let asked = 0; ; asked += 1) {
    await wait(firstWaitsMs[asked] ?? usualWaitMs, signal);
    const result = await fetchResult(signal);
    if (result.status !== statuses.pending) return result;
  }
}
