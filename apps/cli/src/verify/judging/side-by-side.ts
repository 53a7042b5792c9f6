/** Works on items, so many at once, and hands over the results in the order of the items, each as soon as it can. */
export async function workSideBySide<Item, Result>(
  { items, atOnce }: { readonly items: readonly Item[]; readonly atOnce: number },
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
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, worker));
  return results;
}
