import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import type { CommentSort } from '@touchstone/contract/community-limits';
import { callApi } from '../../../lib/api/index.ts';
import { nameSource, type CommentSource } from '../comment-source.ts';

export type CommentPage = DataOf<Calls['GET /api/comments']>;
export type Comment = CommentPage['commentList']['records'][number];
export type Reply = Comment['replyList'][number];

const pageSize = 10;

/** The root key of everything about the comments of a source. */
export const commentsKey = (source: CommentSource) => ['comments', nameSource(source)] as const;

interface CommentsRequest {
  source: CommentSource;
  sort: CommentSort;
  /** A comment: the list begins with the page that contains it. */
  focus: number | undefined;
  uid: string | undefined;
}

/** The number of a page; undefined: the page of the focused comment. */
type PageParameter = number | undefined;

const firstPage = (focus: number | undefined): PageParameter => (focus === undefined ? 1 : undefined);

export const commentsQuery = ({ source, sort, focus, uid }: CommentsRequest) =>
  infiniteQueryOptions({
    queryKey: [...commentsKey(source), 'list', uid, sort, focus],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /api/comments', {
        query: {
          ...source,
          sort,
          limit: pageSize,
          ...(pageParam === undefined ? { focus } : { currentPage: pageParam }),
        },
        signal,
      }),
    initialPageParam: firstPage(focus),
    getNextPageParam: ({ commentList: { current, pages } }): PageParameter =>
      current < pages ? current + 1 : undefined,
    getPreviousPageParam: ({ commentList: { current } }): PageParameter =>
      current > 1 ? current - 1 : undefined,
    placeholderData: keepPreviousData,
    // New comments are announced, not inserted: the text under the reader's eyes does not move.
    refetchOnWindowFocus: false,
  });

export const useComments = (request: CommentsRequest) => useInfiniteQuery(commentsQuery(request));
export type LoadedComments = ReturnType<typeof useComments>;
