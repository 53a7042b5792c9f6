const longestName = 14;

/** A name in lists: fourteen characters (graphemes); the tooltip has the rest. */
export function truncateName(name: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= longestName) return name;
  return `${characters
    .slice(0, longestName)
    .map(({ segment }) => segment)
    .join('')}…`;
}
