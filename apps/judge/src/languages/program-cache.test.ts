import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProgramCache, programKey } from './program-cache.ts';
import type { ReadyLanguage } from './ready-language.ts';

let home: string;
let folder: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'program-cache-'));
  folder = join(home, 'programs');
});
afterEach(() => rm(home, { recursive: true, force: true }));

const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const open = (maximumBytes = 1000) => createProgramCache({ folder, maximumBytes });

async function writeArtefact(content: string): Promise<string> {
  const path = join(home, 'artefact');
  await writeFile(path, content);
  return path;
}

async function load(cache: Awaited<ReturnType<typeof open>>, key: string): Promise<string | undefined> {
  const path = join(home, 'copy');
  return (await cache.copyTo(key, path)) ? readFile(path, 'utf8') : undefined;
}

test('returns what was stored, also after a restart, as an executable copy', async () => {
  const cache = await open();
  expect(await load(cache, keys[0])).toBeUndefined();
  await cache.store(keys[0], await writeArtefact('program'));
  expect(await load(cache, keys[0])).toBe('program');
  expect(await load(await open(), keys[0])).toBe('program');
  expect((await stat(join(home, 'copy'))).mode & 0o100).toBe(0o100);
  expect((await stat(folder)).mode & 0o077).toBe(0);
});

test('a file with other content is removed and not used', async () => {
  const cache = await open();
  await cache.store(keys[0], await writeArtefact('program'));
  const [name = ''] = await readdir(folder);
  await writeFile(join(folder, name), 'another');
  expect(await load(cache, keys[0])).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
  await cache.store(keys[0], await writeArtefact('program'));
  expect(await load(cache, keys[0])).toBe('program');
});

test('the least recently used entry is evicted', async () => {
  const cache = await open(20);
  await cache.store(keys[0], await writeArtefact('0123456789'));
  await cache.store(keys[1], await writeArtefact('abcdefghij'));
  await load(cache, keys[0]);
  await cache.store(keys[2], await writeArtefact('ABCDEFGHIJ'));
  expect([await load(cache, keys[0]), await load(cache, keys[1]), await load(cache, keys[2])]).toEqual([
    '0123456789',
    undefined,
    'ABCDEFGHIJ',
  ]);
});

test('a smaller limit at the next start evicts the oldest', async () => {
  const cache = await open();
  await cache.store(keys[0], await writeArtefact('0123456789'));
  await cache.store(keys[1], await writeArtefact('abcdefghij'));
  for (const name of await readdir(folder))
    await utimes(join(folder, name), 0, name.startsWith(keys[0]) ? 2000 : 1000);
  const smaller = await open(15);
  expect([await load(smaller, keys[0]), await load(smaller, keys[1])]).toEqual(['0123456789', undefined]);
});

test('what another process is writing stays, what a process that died left does not', async () => {
  await open();
  await writeFile(join(folder, 'being written'), 'prog');
  await writeFile(join(folder, 'left'), 'prog');
  await utimes(join(folder, 'left'), 0, 0);
  await open();
  expect(await readdir(folder)).toEqual(['being written']);
});

test('of a program that two processes stored one file stays', async () => {
  const [one, other] = [await open(), await open()];
  await one.store(keys[0], await writeArtefact('by the first'));
  for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000);
  await other.store(keys[0], await writeArtefact('by the second'));
  expect(await load(one, keys[0])).toBe('by the first');
  for (const name of await readdir(folder)) await utimes(join(folder, name), 1000, 1000);
  await load(other, keys[0]);
  const next = await open();
  expect(await load(next, keys[0])).toBe('by the second');
  expect(await readdir(folder)).toHaveLength(1);
  // The other process finds that its file is gone.
  expect(await load(one, keys[0])).toBeUndefined();
});

test('a program larger than the whole cache is not stored', async () => {
  const cache = await open(5);
  await cache.store(keys[0], await writeArtefact('0123456789'));
  expect(await readdir(folder)).toEqual([]);
});

test('tasks that store and evict at the same time leave exactly the counted files', async () => {
  const cache = await open(35);
  await Promise.all(
    Array.from({ length: 40 }, async (_, index) => {
      const path = join(home, `artefact-${String(index)}`);
      await writeFile(path, `program ${String(index % 8).padStart(2, '0')}`);
      const key = String(index % 8).repeat(64);
      await cache.store(key, path);
      await cache.copyTo(key, join(home, `copy-${String(index)}`));
    }),
  );
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
  for (let index = 0; index < 8; index += 1) {
    const content = await load(cache, String(index).repeat(64));
    expect([undefined, `program ${String(index).padStart(2, '0')}`]).toContain(content);
  }
});

test('the key depends on compiler, source and files, and not on the order of files', () => {
  const language = (fingerprint: string, option = '-O2') =>
    ({
      fingerprint,
      definition: { compile: [['{compiler}', option]], artefact: 'main' },
    }) as unknown as ReadyLanguage;
  const key = programKey(language('gcc 14'), { code: 'x' }, { a: '1', b: '2' });
  expect(programKey(language('gcc 14'), { code: 'x', sources: [] }, { b: '2', a: '1' })).toBe(key);
  for (const other of [
    programKey(language('gcc 15'), { code: 'x' }, { a: '1', b: '2' }),
    programKey(language('gcc 14', '-O0'), { code: 'x' }, { a: '1', b: '2' }),
    programKey(language('gcc 14'), { code: 'y' }, { a: '1', b: '2' }),
    programKey(language('gcc 14'), { code: 'x', sources: ['a'] }, { a: '1', b: '2' }),
    programKey(language('gcc 14'), { code: 'x' }, { a: '1', b: '3' }),
  ])
    expect(other).not.toBe(key);
});
