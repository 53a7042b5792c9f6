import { expect, it } from 'vitest';
import { isContest, nameSource } from './comment-source.ts';

it.each([
  [{ did: 7 }, 'discussion-7', false],
  [{ cid: 7 }, 'contest-7', true],
])('%j', (source, name, isOfContest) => {
  expect([nameSource(source), isContest(source)]).toEqual([name, isOfContest]);
});
