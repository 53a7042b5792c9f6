import type { CommentFocus } from './comment-entry.tsx';

const parseId = (text: string | null): number | undefined => {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The comment that an address names: `?comment=7`, or `?comment=7&reply=9`. */
export function parseCommentFocus(search: URLSearchParams): CommentFocus | undefined {
  const commentId = parseId(search.get('comment'));
  return commentId === undefined ? undefined : { commentId, replyId: parseId(search.get('reply')) };
}
