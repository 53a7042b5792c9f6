import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(new URL('../../../public/first-paint.js', import.meta.url), 'utf8');

/** Runs the script in a page with this connection. */
function run(connection: object | undefined) {
  const attributes = new Map<string, string>();
  const links: Record<string, unknown>[] = [];
  const page = {
    documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) },
    currentScript: { dataset: { fonts: '/text.woff2 /code.woff2', held: '/held.css' } },
    createElement: () => ({}),
    head: { append: (link: Record<string, unknown>) => links.push(link) },
  };
  const storage = { getItem: () => null };
  const matchMedia = () => ({ matches: false });
  // The file is a script of the page, not a module.
  runInNewContext(script, {
    document: page,
    navigator: { connection },
    localStorage: storage,
    matchMedia,
  });
  const hrefsOf = (rel: string) => links.filter((link) => link['rel'] === rel).map(({ href }) => href);
  return { line: attributes.get('data-line'), links, loaded: hrefsOf('preload') };
}

it.each([
  ['an unknown line', undefined, undefined],
  ['a fast line', { downlink: 10, saveData: false }, undefined],
  ['a line of 400 kbit/s', { downlink: 0.4, saveData: false }, 'slow'],
  ['a user who saves data', { downlink: 10, saveData: true }, 'slow'],
])('loads the fonts of the site early, but not on %s if it is slow', (_name, connection, line) => {
  const result = run(connection);
  expect(result.line).toBe(line);
  expect(result.loaded).toEqual(line === 'slow' ? [] : ['/text.woff2', '/code.woff2']);
});

it('links the style sheets that the page contains already, but loads none', () => {
  const { links } = run({ downlink: 0.4, saveData: false });
  expect(links).toEqual([{ rel: 'stylesheet', disabled: true, href: '/held.css' }]);
});
