/** Maps items with bounded concurrency. `onResult` gets the results in the order of the items, each as early as possible. */
export async function mapConcurrent<Item, Result>(
  { items, concurrency }: { readonly items: readonly Item[]; readonly concurrency: number },
  work: (item: Item) => Promise<Result>,
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const results: Result[] = [];
  const done = new Set<number>();
  let handedOver = 0;
  const remaining = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of remaining) {
      results[index] = await work(item);
      done.add(index);
      while (done.has(handedOver)) onResult(results[handedOver++] as Result);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker));
  return results;
}
