import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadHomeId } from './home-id.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'home-id-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('is the same at the next start, and another in another folder', async () => {
  const first = await loadHomeId(join(folder, 'one'));
  expect(await loadHomeId(join(folder, 'one'))).toBe(first);
  expect(await loadHomeId(join(folder, 'two'))).not.toBe(first);
});

it('replaces a damaged file', async () => {
  await writeFile(join(folder, 'judge-id'), 'cut o');
  const repaired = await loadHomeId(folder);
  expect(repaired).toMatch(/^[0-9a-f-]{36}$/);
  expect(await loadHomeId(folder)).toBe(repaired);
});
