import type { Discussion } from '../api/get-discussion.ts';

/** The discussion with or without the viewer's like. Repeating it changes nothing. */
export function toggleLike(discussion: Discussion, toLike: boolean): Discussion {
  const isLiked = discussion.hasLike === true;
  if (isLiked === toLike) return discussion;
  return {
    ...discussion,
    hasLike: toLike ? true : null,
    likeNum: Math.max(0, discussion.likeNum + (toLike ? 1 : -1)),
  };
}
