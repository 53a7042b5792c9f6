import { LRUCache } from 'lru-cache';

const quietMs = 10_000;
const maxMessages = 200;

/**
 * Returns whether a line was not shown during the last ten seconds. A server without its database logs the same message
 * repeatedly; the console shows it once, the log file has all of them.
 */
export function createRepetitionFilter(
  now: () => number = () => performance.now(),
): (line: string) => boolean {
  const shownAt = new LRUCache<string, number>({ max: maxMessages });
  return (line) => {
    // Lines differ at least by their timestamp.
    const message = line.replace(/^\s*\d\d:\d\d:\d\d\s/, '');
    const last = shownAt.get(message);
    if (last !== undefined && now() - last < quietMs) return false;
    shownAt.set(message, now());
    return true;
  };
}
