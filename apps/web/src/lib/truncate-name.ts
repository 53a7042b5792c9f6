const longestName = 14;

/** A name as lists show it: fourteen characters, the rest is in a tooltip. Characters as people count them. */
export function truncateName(name: string): string {
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= longestName) return name;
  return `${characters
    .slice(0, longestName)
    .map(({ segment }) => segment)
    .join('')}…`;
}
