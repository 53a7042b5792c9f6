import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export const boardProblemsQuery = (contestId: number) =>
  queryOptions({
    queryKey: ['contest', contestId, 'board-problems'],
    queryFn: ({ signal }) => callApi('GET /api/get-contest-problem', { query: { cid: contestId }, signal }),
  });
