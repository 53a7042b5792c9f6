import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';

export const updatedProblemsQuery = queryOptions({
  queryKey: ['problems', 'recently-updated'],
  queryFn: ({ signal }) => callApi('GET /api/get-recent-updated-problem', { signal, quiet: true }),
});
