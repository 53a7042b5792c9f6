import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { longJourneys, longTests } from './long-tests.mjs';

test.each([
  { name: 'tests', list: longTests, pattern: '{apps,packages}/*/src/**/*.test.{ts,tsx}' },
  { name: 'journeys', list: longJourneys, pattern: 'journeys/*.test.ts' },
])('every entry of the long $name is one file', ({ list, pattern }) => {
  const files = globSync(pattern, { cwd: repositoryRoot }).map((file) => file.replace(/\.test\.tsx?$/, ''));
  const countOf = (entry: string) => files.filter((file) => file.endsWith(`/${entry}`)).length;
  expect(list.filter((entry) => countOf(entry) !== 1)).toEqual([]);
  expect(new Set(list).size).toBe(list.length);
});
