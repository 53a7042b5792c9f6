import { expect, it } from 'vitest';
import { createOrderedOutput } from './ordered-output.ts';

it('prints the first task immediately, and later tasks when the previous ones have finished', () => {
  const printed: string[] = [];
  const output = createOrderedOutput();
  const write = (index: number, word: string) => output.write(index, () => printed.push(word));
  write(1, 'b');
  write(0, 'a');
  expect(printed).toEqual(['a']);
  write(2, 'c');
  output.finish(2);
  write(1, 'B');
  expect(printed).toEqual(['a']);
  output.finish(0);
  expect(printed).toEqual(['a', 'b', 'B']);
  write(1, 'BB');
  output.finish(1);
  expect(printed).toEqual(['a', 'b', 'B', 'BB', 'c']);
});
