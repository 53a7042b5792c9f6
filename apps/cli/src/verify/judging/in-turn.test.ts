import { expect, it } from 'vitest';
import { createTurns } from './in-turn.ts';

it('lets the first speak at once and the others when those before them are done', () => {
  const heard: string[] = [];
  const turns = createTurns();
  const say = (index: number, word: string) => turns.say(index, () => heard.push(word));
  say(1, 'b');
  say(0, 'a');
  expect(heard).toEqual(['a']);
  say(2, 'c');
  turns.finish(2);
  say(1, 'B');
  expect(heard).toEqual(['a']);
  turns.finish(0);
  expect(heard).toEqual(['a', 'b', 'B']);
  say(1, 'BB');
  turns.finish(1);
  expect(heard).toEqual(['a', 'b', 'B', 'BB', 'c']);
});
