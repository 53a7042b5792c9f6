import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { problemsKey } from '../../../lib/admin-api/list-problems.ts';

const key = ['admin', 'problem-form', 'problem'] as const;

/** Never cached: another user may have saved the problem meanwhile. */
export const problemQuery = (pid: number) =>
  queryOptions({
    queryKey: [...key, pid],
    queryFn: async ({ signal }) => {
      const [problem, cases] = await Promise.all([
        callApi('GET /api/admin/problem', { query: { pid }, signal }),
        callApi('GET /api/admin/problem/get-problem-cases', { query: { pid }, signal }),
      ]);
      return { problem, cases };
    },
    staleTime: 0,
    gcTime: 0,
    // The form keeps the version it was filled from; a newer one must not replace it silently.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Invalidates the lists of the back office or of the group, and the data of solvers. */
export const invalidateProblem = (client: QueryClient, groupId: number | undefined) =>
  Promise.all([
    ...(groupId === undefined ? [] : [client.invalidateQueries({ queryKey: ['group', groupId] })]),
    client.invalidateQueries({ queryKey: problemsKey }),
    client.invalidateQueries({ queryKey: ['admin', 'tags'] }),
    client.invalidateQueries({ queryKey: ['admin', 'problem-form', 'tags'] }),
    client.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === 'problem' || queryKey[0] === 'problem-list',
    }),
  ]);
