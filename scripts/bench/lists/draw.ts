/** Random choices for requests. */
export const upTo = (size: number) => 1 + Math.floor(Math.random() * Math.max(1, size));

export function any<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('the site has no such rows');
  return item;
}
