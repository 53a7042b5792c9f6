import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeClusterFolder } from './cluster-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'touchstone-folders-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

it('deletes what a killed cluster left, and nothing of a running one', async () => {
  const running = await makeClusterFolder(parent);
  const owner = await readFile(join(running, 'owner'), 'utf8');
  const leftover = join(parent, 'touchstone-cluster-killed');
  await mkdir(join(leftover, 'store'), { recursive: true });
  // The same id at another time.
  await writeFile(join(leftover, 'owner'), owner.replace(/ \d+ /, ' 1 '));
  const logs = join(parent, 'touchstone-cluster-failed', 'logs');
  await mkdir(logs, { recursive: true });
  const other = await makeClusterFolder(parent);
  expect([leftover, running, logs, other].map((path) => existsSync(path))).toEqual([false, true, true, true]);
});
