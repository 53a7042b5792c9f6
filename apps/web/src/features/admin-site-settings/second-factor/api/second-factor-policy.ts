import type { SecondFactorPolicy } from '@touchstone/contract/second-factor-limits';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export const policyQuery = queryOptions({
  queryKey: ['admin', 'second-factor-policy'],
  queryFn: ({ signal }) => callApi('GET /api/admin/second-factor/policy', { signal }),
  staleTime: 0,
});

export const savePolicy = (body: SecondFactorPolicy): Promise<null> =>
  callApi('PUT /api/admin/second-factor/policy', { body });
