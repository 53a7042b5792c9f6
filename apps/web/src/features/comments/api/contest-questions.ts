/** The calls of those who run a contest about the questions of contestants. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, SentBodyOf } from '@touchstone/contract';
import type { QuestionState } from '@touchstone/contract/community-limits';
import { callApi } from '../../../lib/api/index.ts';
import { commentsKey } from './list-comments.ts';

export type Answer = SentBodyOf<Calls['POST /api/contest-answer']>;

export interface QuestionFilter {
  state: QuestionState;
  /** Undefined: all problems. */
  displayId: string | undefined;
}

export const questionsPageSize = 10;

export const questionsQuery = (contestId: number, { state, displayId }: QuestionFilter, page: number) =>
  queryOptions({
    queryKey: [...commentsKey({ cid: contestId }), 'questions', state, displayId, page],
    queryFn: ({ signal }) =>
      callApi('GET /api/contest-questions', {
        query: { cid: contestId, state, displayId, currentPage: page, limit: questionsPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const sendAnswer = (answer: Answer) => callApi('POST /api/contest-answer', { body: answer });

export const changeQuestion = (change: SentBodyOf<Calls['PUT /api/contest-question']>) =>
  callApi('PUT /api/contest-question', { body: change, toastsError: true });
