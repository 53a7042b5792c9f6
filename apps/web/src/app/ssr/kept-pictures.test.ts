import { expect, test } from 'vitest';
import { createKeptPictures } from './kept-pictures.ts';

const makeKept = (most: number) => {
  const made: string[] = [];
  const kept = createKeptPictures<string>(most, (value) => value.length);
  const find = (key: string) =>
    kept.find(key, async () => {
      made.push(key);
      return `picture of ${key}`;
    });
  return { made, find, kept };
};

test('makes once what is asked for twice at once', async () => {
  const { made, find } = makeKept(1000);
  expect(await Promise.all([find('a'), find('a')])).toEqual(['picture of a', 'picture of a']);
  expect(made).toEqual(['a']);
});

test('forgets what was not asked for the longest', async () => {
  const { made, find } = makeKept(30);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('tries again after a failure', async () => {
  const { kept, find } = makeKept(1000);
  await expect(kept.find('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await find('a')).toBe('picture of a');
});
