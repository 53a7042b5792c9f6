import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export const coAuthorsQuery = (pid: number) =>
  queryOptions({
    queryKey: ['problem-form', 'co-authors', pid],
    queryFn: ({ signal }) => callApi('GET /api/admin/problem/co-authors', { query: { pid }, signal }),
    staleTime: 0,
  });

export const changeCoAuthors = (pid: number, usernames: string[]) =>
  callApi('PUT /api/admin/problem/co-authors', { body: { pid, usernames } });
