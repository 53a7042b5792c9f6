import pMap from 'p-map';

/**
 * Maps items with bounded concurrency; results are in the order of the items. After a failure nothing new starts. Unlike
 * p-map alone it waits for running work before it throws, so that the cleanup of the caller does not race with that work.
 */
export async function mapConcurrent<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const running = new Set<Promise<Result>>();
  const track = async (item: Item) => {
    const result = map(item);
    running.add(result);
    try {
      return await result;
    } finally {
      running.delete(result);
    }
  };
  try {
    return await pMap(items, track, { concurrency });
  } finally {
    await Promise.allSettled(running);
  }
}
