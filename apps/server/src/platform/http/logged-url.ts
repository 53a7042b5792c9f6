/** What a log line shows of an address. A client decides what it sends, and pays nothing for what the server stores. */
const maxLoggedCharacters = 200;

/** Without the query, which may contain secrets. */
export function loggedUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.length > maxLoggedCharacters ? `${path.slice(0, maxLoggedCharacters)}…` : path;
}
