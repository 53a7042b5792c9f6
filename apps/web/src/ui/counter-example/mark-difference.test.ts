import { describe, expect, it } from 'vitest';
import { markDifference } from './mark-difference.ts';

describe('markDifference', () => {
  it.each([
    ['1 2 3\n', '1 5 3\n', ['1 ', '2', ' 3'], ['1 ', '5', ' 3']],
    ['12\n', '15\n', ['', '12', ''], ['', '15', '']],
    ['YES\n', '', ['', 'YES', ''], ['', '', '']],
    ['1\n2\n', '1\n', ['1\n', '2', ''], ['1', '', '']],
    ['1 2\n', '1\n2\n', ['1 ', '2', ''], ['1\n', '2', '']],
    ['12 3\n', '1 3\n', ['', '12', ' 3'], ['', '1', ' 3']],
    ['1\n2\n', '1\n3\n', ['1\n', '2', ''], ['1\n', '3', '']],
  ])('marks the first different token of %j and %j', (expected, output, first, second) => {
    const marks = markDifference(expected, output);
    const parts = (text: NonNullable<typeof marks>['output'] | undefined) =>
      text && [text.before, text.marked, text.after];
    expect(parts(marks?.expected)).toEqual(first);
    expect(parts(marks?.output)).toEqual(second);
  });

  it.each([
    ['1 2\n', '1 2'],
    ['1 2 \n3\n', '1 2\n3\n\n'],
  ])('finds none in %j and %j', (expected, output) => {
    expect(markDifference(expected, output)).toBeUndefined();
  });
});
