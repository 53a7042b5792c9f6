import { expect, it } from 'vitest';
import { aDiscussion } from '../testing/a-discussion.ts';
import { toggleLike } from './toggle-like.ts';

it.each([
  ['a like', null, true, true, 4],
  ['a repeated like', true, true, true, 3],
  ['a like taken back', true, false, null, 2],
  ['no like taken back', null, false, null, 3],
] as const)('%s', (_case, hasLike, toLike, isLiked, likeNum) => {
  expect(toggleLike(aDiscussion({ hasLike, likeNum: 3 }), toLike)).toMatchObject({
    hasLike: isLiked,
    likeNum,
  });
});
