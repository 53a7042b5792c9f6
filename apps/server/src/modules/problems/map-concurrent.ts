/** `Promise.all` with bounded concurrency; results in order. After a failure nothing new starts, and it waits for what is running. */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  let isFailed = false;
  const work = async () => {
    for (const [index, item] of waiting) {
      if (isFailed) return;
      try {
        results[index] = await map(item);
      } catch (error) {
        isFailed = true;
        throw error;
      }
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: Math.min(concurrency, items.length) }, work),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}
