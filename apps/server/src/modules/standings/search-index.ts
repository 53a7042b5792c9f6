/**
 * Finds the rows whose text contains a keyword, in their order. All texts are joined into one: searching one
 * long text takes a fraction of the time of searching thousands of short ones.
 */

/** Separates texts, and occurs in no keyword that matches. */
const separator = '\u0001';

export type SearchIndex = (keyword: string) => string[];

export function createSearchIndex(ids: readonly string[], textOf: (id: string) => string): SearchIndex {
  const texts = ids.map((id) => textOf(id).replaceAll(separator, ' '));
  const all = texts.join(separator);
  let length = -1;
  const rows = ids.map((id, index) => {
    length += 1 + (texts[index] ?? '').length;
    return { id, end: length };
  });
  return (keyword) => {
    if (keyword === '' || keyword.includes(separator)) return [];
    const found: string[] = [];
    let at = all.indexOf(keyword);
    for (const { id, end } of rows) {
      if (at === -1) break;
      if (at >= end) continue;
      found.push(id);
      at = all.indexOf(keyword, end);
    }
    return found;
  };
}
