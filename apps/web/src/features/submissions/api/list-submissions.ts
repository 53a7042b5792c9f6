import type { JudgeRow } from '@touchstone/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import type { ListFilter } from '../list/list-filter.ts';

export type { JudgeRow };

export interface SubmissionPage {
  records: JudgeRow[];
  total: number;
}

/** Cached per filter and viewer, because both change the response. */
export const submissionListQuery = (
  filter: ListFilter,
  { uid, groupId }: { uid: string | undefined; groupId: number | undefined },
) =>
  queryOptions({
    queryKey: ['submissions', 'list', uid ?? '', filter, groupId],
    queryFn: async ({ signal }): Promise<SubmissionPage> => {
      const { records, total } = await callApi('GET /api/get-submission-list', {
        query: {
          onlyMine: filter.onlyMine,
          status: filter.status,
          username: filter.username,
          problemID: filter.problemId,
          completeProblemID: filter.isWholeProblemId || undefined,
          currentPage: filter.page,
          limit: filter.size,
          gid: groupId,
        },
        signal,
      });
      return { records, total };
    },
    // Always refetched: the cached page is shown first and then updated.
    staleTime: 0,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
