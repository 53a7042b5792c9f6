import { CookieJar } from 'tough-cookie';

/** The state of a session from the `Cookie` header of a browser, as an administrator copies it. */
export function stateOfBrowser(origin: string, header: string): string {
  const jar = new CookieJar();
  const pairs = header
    .replace(/^cookie:/iu, '')
    .split(/[;\n]/u)
    .map((pair) => pair.trim())
    .filter((pair) => pair.includes('='));
  for (const pair of pairs) jar.setCookieSync(`${pair}; Path=/`, origin, { ignoreError: true });
  return JSON.stringify({ cookies: jar.serializeSync() });
}
