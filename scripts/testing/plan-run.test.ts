import { repositoryRoot } from '@touchstone/site-setup/configuration';
import { describe, expect, test } from 'vitest';
import { planRun } from './plan-run.mjs';
import { readSlices } from './slices.mjs';

const plan = (...words: string[]) => planRun(repositoryRoot, words);
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);
const everyStatic = ['types', 'lint', 'format', 'dependencies', 'kernel'];
const everySlice = namesOf(readSlices());

describe('a run', () => {
  test('of no word leaves out the slices', () => {
    const { size, beside, build, tests, after, slices, leftOut } = plan();
    expect({ size, build, after, slices }).toEqual({ size: 'daily', build: true, after: [], slices: [] });
    expect(namesOf(beside)).toEqual(everyStatic);
    expect(tests?.env).toEqual({ TEST_SIZE: 'daily', TEST_SLICES: '' });
    expect(namesOf(leftOut)).toEqual(everySlice);
  });

  test('of CI has the slices that are due, each with its reason', () => {
    const { size, slices, leftOut, tests } = plan('all');
    expect(size).toBe('ci');
    expect([...namesOf(slices), ...namesOf(leftOut)].toSorted()).toEqual(everySlice.toSorted());
    expect(slices.every(({ reason = '' }) => reason !== '')).toBe(true);
    expect(tests?.env).toMatchObject({ TEST_SIZE: 'ci', TEST_SLICES: namesOf(slices).join(',') });
  });

  test('of a release has everything', () => {
    const { size, slices, leftOut, tests, after } = plan('release');
    expect({ size, leftOut }).toEqual({ size: 'release', leftOut: [] });
    expect(namesOf(slices)).toEqual(everySlice);
    expect(tests?.env).toMatchObject({ TEST_SLICES: everySlice.join(','), THOROUGH_PAGES: 'all' });
    expect(namesOf(after)).toContain('scripts/release/test-deb.ts');
  });

  test('of steps has only these', () => {
    const { beside, build, tests } = plan('types', 'lint');
    expect({ beside: namesOf(beside), build, tests }).toEqual({
      beside: ['types', 'lint'],
      build: false,
      tests: undefined,
    });
  });

  test.each([
    [['journeys'], ['run', '--project', 'journeys']],
    [['unit'], ['run', '--project', 'pure', '--project', 'real']],
    [['contests'], ['run', 'contests']],
    [['upgrades'], ['run', 'apps/cli/src/upgrade']],
  ])('of %j has those tests, also long ones', (words, args) => {
    const { build, tests } = plan(...words);
    expect(build).toBe(true);
    expect(tests).toMatchObject({ args, env: {} });
  });

  test('of a slice has its programs and its depth', () => {
    expect(namesOf(plan('kits').after)).toHaveLength(4);
    expect(plan('kits').tests).toBeUndefined();
    expect(plan('pages').tests).toMatchObject({
      args: ['run', 'journeys/every-page.test.ts'],
      env: { THOROUGH_PAGES: 'all' },
    });
  });
});
