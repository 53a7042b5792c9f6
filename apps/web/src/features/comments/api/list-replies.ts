import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { CommentSource } from '../comment-source.ts';
import { commentsKey } from './list-comments.ts';

/** All replies to a comment, newest first. */
export const repliesQuery = (source: CommentSource, commentId: number) =>
  queryOptions({
    queryKey: [...commentsKey(source), 'replies', commentId],
    queryFn: ({ signal }) => callApi('GET /api/reply', { query: { commentId }, signal }),
    refetchOnWindowFocus: false,
  });
