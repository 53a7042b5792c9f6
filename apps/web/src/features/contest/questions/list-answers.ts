import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

type CommentPage = DataOf<Calls['GET /api/comments']>;

/** Something that those who run the contest have said to the viewer or to everybody. */
export interface ContestAnswer {
  /** Unique among answers and comments. */
  key: string;
  /** Whether it answers a question of the viewer. */
  isOwn: boolean;
}

/** Answers to questions, and comments that staff wrote of its own accord. */
export const findAnswers = ({ commentList }: CommentPage, uid: string): ContestAnswer[] =>
  commentList.records.flatMap(({ id, fromUid, isAuthorStaff, replyList }) => [
    ...(isAuthorStaff && fromUid !== uid ? [{ key: `comment-${String(id)}`, isOwn: false }] : []),
    ...replyList
      .filter((reply) => reply.isAuthorStaff && reply.fromUid !== uid)
      .map((reply) => ({ key: `reply-${String(reply.id)}`, isOwn: fromUid === uid })),
  ]);

const pollMs = 60_000;
/** Own questions and published ones: a contest has far fewer. */
const limit = 100;

/** The answers that the viewer may read. Polled for browsers without a stream. */
export const answersQuery = (contestId: number, uid: string) =>
  queryOptions({
    queryKey: ['contest', contestId, 'answers', uid],
    queryFn: async ({ signal }) => {
      const query = { cid: contestId, sort: 'time', limit } as const;
      return findAnswers(await callApi('GET /api/comments', { query, signal }), uid);
    },
    refetchInterval: pollMs,
  });
