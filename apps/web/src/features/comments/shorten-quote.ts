const shownCharacters = 80;

/** The beginning of a quoted text, on one line. */
export function shortenQuote(content: string): string {
  const line = content.replaceAll(/\s+/g, ' ').trim();
  const signs = Array.from(line);
  return signs.length > shownCharacters ? `${signs.slice(0, shownCharacters).join('')}…` : line;
}
