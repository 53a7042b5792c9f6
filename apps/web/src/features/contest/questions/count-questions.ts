import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

const pollMs = 60_000;

/** The questions that wait for an answer, for those who run the contest. Polled for browsers without a stream. */
export const questionCountQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'question-count'],
    queryFn: ({ signal }) =>
      callApi('GET /api/contest-question-count', { query: { cid: contestId }, signal }),
    refetchInterval: pollMs,
  });
