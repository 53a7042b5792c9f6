const quietMs = 10_000;
const mostRemembered = 200;

/**
 * Answers whether a line was not shown during the last ten seconds. Every server without its database says the same
 * thing over and over; once is enough for the console, and the log file has them all.
 */
export function createRepetitionFilter(
  now: () => number = () => performance.now(),
): (line: string) => boolean {
  const shownAt = new Map<string, number>();
  return (line) => {
    // Lines differ by their time of day, if by nothing else.
    const message = line.replace(/^\s*\d\d:\d\d:\d\d\s/, '');
    const last = shownAt.get(message);
    if (last !== undefined && now() - last < quietMs) return false;
    shownAt.delete(message);
    shownAt.set(message, now());
    const oldest = shownAt.keys().next();
    if (shownAt.size > mostRemembered && !oldest.done) shownAt.delete(oldest.value);
    return true;
  };
}
