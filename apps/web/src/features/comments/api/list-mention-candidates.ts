import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { nameSource, type CommentSource } from '../comment-source.ts';

export type MentionCandidate = DataOf<Calls['GET /api/mention-candidates']>[number];

/** Participants first, then users whose name begins with the keyword. Without a source there are none. */
export const mentionCandidatesQuery = (source: CommentSource | undefined, keyword: string) =>
  queryOptions({
    queryKey: ['mention-candidates', source === undefined ? '' : nameSource(source), keyword],
    queryFn: ({ signal }) =>
      callApi('GET /api/mention-candidates', { query: { ...source, keyword }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
