import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export type ReturnedTask = DataOf<Calls['GET /api/admin/judging/returned-tasks']>[number];

export const returnedTasksQuery = queryOptions({
  queryKey: ['admin', 'returned-tasks'],
  queryFn: ({ signal }) => callApi('GET /api/admin/judging/returned-tasks', { signal }),
  refetchInterval: 5000,
  retry: false,
});

export const repeatReturnedTask = (taskId: number): Promise<null> =>
  callApi('POST /api/admin/judging/returned-tasks/repeat', { body: { taskId }, toastsError: true });
