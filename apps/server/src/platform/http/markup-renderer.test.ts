import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startMarkupRenderer } from './markup-renderer.ts';

const script = `
  export const loadPages = async () => {};
  export async function renderMarkup({ text }) {
    if (text === 'forever') for (;;) {}
    if (text === 'broken') throw new Error('a broken render');
    if (text === 'memory') { const all = []; for (;;) all.push(new Array(1e6).fill(all.length)); }
    if (text === 'secrets') return Object.keys(process.env);
    return text;
  }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-renderer-'));
  await writeFile(join(folder, 'good.mjs'), script);
  await writeFile(join(folder, 'bad.mjs'), "throw new Error('a script that does not load');");
});
afterAll(() => rm(folder, { recursive: true }));

function start(file: string, timeLimitMs?: number) {
  const renderer = startMarkupRenderer(pathToFileURL(join(folder, file)).href, timeLimitMs);
  onTestFinished(() => renderer.stop());
  return renderer;
}

test('ends a render that never ends while the event loop goes on, and renders the next page', async () => {
  const renderer = start('good.mjs', 300);
  expect(await renderer.render({ text: 'a' })).toBe('a');
  let turns = 0;
  const counter = setInterval(() => (turns += 1), 1);
  expect(await renderer.render({ text: 'forever' })).toBeUndefined();
  clearInterval(counter);
  expect(turns).toBeGreaterThan(10);
  expect(await renderer.render({ text: 'b' })).toBe('b');
});

test('ends a render that takes all memory, and renders the next page', async () => {
  const renderer = start('good.mjs', 60_000);
  expect(await renderer.render({ text: 'memory' })).toBeUndefined();
  expect(await renderer.render({ text: 'a' })).toBe('a');
});

test('reports a render that fails, and renders the next page', async () => {
  const renderer = start('good.mjs');
  await expect(renderer.render({ text: 'broken' })).rejects.toThrow('a broken render');
  expect(await renderer.render({ text: 'a' })).toBe('a');
});

test('reports a script that does not load', async () => {
  await expect(start('bad.mjs').render({ text: 'a' })).rejects.toThrow('a script that does not load');
});

test('passes nothing of the environment to the thread', async () => {
  expect(await start('good.mjs').render({ text: 'secrets' })).toEqual(['NODE_ENV']);
});
