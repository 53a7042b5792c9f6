import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import {
  findReason,
  listLeftOut,
  readLongTests,
  readSlices,
  renewText,
  slicesFile,
  type History,
} from './slices.mjs';

const slices = readSlices();
const history = (commits: number | undefined, ...changed: string[]): History => ({
  countCommits: () => commits,
  listChanged: () => changed,
});
const slice = { paths: ['apps/cli/src/backup', 'package-lock.json'], tests: ['a/b.test.ts'], passed: 'abc' };

describe('a slice is due', () => {
  test.each([
    ['it never passed', { ...slice, passed: '' }, history(1), 'never passed in this history'],
    ['its commit is unknown', slice, history(undefined), 'never passed in this history'],
    ['nobody ran it for long', slice, history(201), 'not run for 201 commits'],
    [
      'a file of a folder changed',
      slice,
      history(1, 'README.md', 'apps/cli/src/backup/x.ts'),
      'apps/cli/src/backup/x.ts changed',
    ],
    ['a named file changed', slice, history(1, 'package-lock.json'), 'package-lock.json changed'],
    [
      'the test that it deepens changed',
      { ...slice, deepens: 'a/c.test.ts' },
      history(1, 'a/c.test.ts'),
      'a/c.test.ts changed',
    ],
    ['its test changed', slice, history(1, 'a/b.test.ts'), 'a/b.test.ts changed'],
    [
      'files changed',
      slice,
      history(200, 'package-lock.json', 'a/b.test.ts'),
      'package-lock.json and 1 more changed',
    ],
  ])('if %s', (_, one, commits, reason) => {
    expect(findReason(one, commits)).toBe(reason);
  });

  test('not otherwise', () => {
    expect(
      findReason(slice, history(200, 'apps/cli/src/backups.ts', 'apps/cli/src/backup-folder/x.ts')),
    ).toBeUndefined();
    expect(findReason(slice, history(1, 'apps/cli/src/backup/other.test.ts'))).toBeUndefined();
  });
});

test('sizes leave out nothing, slices, or slices and long tests', () => {
  const other = readLongTests().length;
  const all = slices.flatMap(({ tests }) => tests).length;
  expect(listLeftOut({})).toEqual([]);
  expect(listLeftOut({ TEST_SIZE: 'daily' })).toHaveLength(all + other);
  expect(listLeftOut({ TEST_SIZE: 'ci' })).toHaveLength(all);
  expect(listLeftOut({ TEST_SIZE: 'ci', TEST_SLICES: 'backups' })).not.toContain('apps/cli/src/backup/**');
  expect(listLeftOut({ TEST_SIZE: 'ci', TEST_SLICES: 'kills' })).toContain('apps/cli/src/backup/**');
});

test('every path exists, and every left out file or folder has tests', () => {
  const paths = slices.flatMap((one) => one.paths);
  const programs = slices.flatMap(({ commands = [] }) => commands.map(([, file = '']) => file));
  expect([...paths, ...programs].filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  const empty = listLeftOut({ TEST_SIZE: 'daily' }).filter(
    (pattern) =>
      globSync(pattern, { cwd: repositoryRoot }).filter((path) => /\.test\.tsx?$/.test(path)).length === 0,
  );
  expect(empty).toEqual([]);
});

test('a renewal changes the commits of the slices that passed, and nothing else', () => {
  const text = readFileSync(slicesFile, 'utf8');
  const renewed = renewText(text, { commit: 'f00', names: ['backups', 'kits'] });
  const expected = slices.map((one) =>
    ['backups', 'kits'].includes(one.name) ? { ...one, passed: 'f00' } : one,
  );
  expect(JSON.parse(renewed)).toEqual(expected);
  expect(renewed.split('\n')).toHaveLength(text.split('\n').length);
});
