/**
 * For tests: the folder in which their judges keep what they compiled and which languages they tested, for
 * other test files and later runs.
 *
 * How this works: judges know by its source, compiler and flags what they compiled, and share the folder as
 * processes of one machine may. But a test must notice when they begin to compile something else from the
 * same source. So the name of the folder holds a hash of all that judges are made of: after a change of them
 * nothing is there. A test of compiling or caching itself uses a folder of its own.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const parent = join(root, '.cache', 'judges');
const madeOf = [
  'apps/judge/include',
  'apps/judge/src',
  'packages/rules/src/judging',
  'packages/sandbox/native',
  'packages/sandbox/src',
];
/** Besides the one in use; each is limited as that of a judge is. */
const kept = 2;
const inUseMs = 3_600_000;

const isTest = /(\.test\.ts$|(^|\/)(testing|conformance|programs)\/)/;

function hashFiles(): string {
  const hash = createHash('sha256');
  for (const folder of madeOf)
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|c|h)$/.test(name) && !isTest.test(name))
        hash.update(JSON.stringify([folder, name, readFileSync(join(root, folder, name), 'utf8')]));
  return hash.digest('hex').slice(0, 16);
}

function open(): string {
  const folder = join(parent, hashFiles());
  mkdirSync(folder, { recursive: true });
  const now = new Date();
  utimesSync(folder, now, now);
  const others = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) => path !== folder)
    // Another process may be removing the same.
    .map((path) => ({ path, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((one, other) => other.usedAt - one.usedAt);
  for (const { path, usedAt } of others.slice(kept))
    if (usedAt < now.getTime() - inUseMs) rmSync(path, { recursive: true, force: true });
  return folder;
}

/** As `XDG_CACHE_HOME` it lets `touchstone verify` share it too. */
export const sharedCacheHome = open();
export const sharedJudgeCache = join(sharedCacheHome, 'touchstone', 'verify');
