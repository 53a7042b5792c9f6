/** `Promise.all` of so many at once, in order. The first failure ends it: what is under way ends, nothing new begins. */
export async function mapInTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
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
  const outcomes = await Promise.allSettled(Array.from({ length: Math.min(atOnce, items.length) }, work));
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return results;
}
