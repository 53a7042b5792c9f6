import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type AdministeredPlan = DataOf<Calls['GET /api/admin/membership/plans']>[number];
export type SentPlan = SentBodyOf<Calls['POST /api/admin/membership/plan']>;

export const plansQuery = queryOptions({
  queryKey: [...adminMembershipKey, 'plans'],
  queryFn: ({ signal }) => callApi('GET /api/admin/membership/plans', { signal }),
});

export async function savePlan({ id, ...plan }: SentPlan & { id: number | undefined }): Promise<void> {
  if (id === undefined) await callApi('POST /api/admin/membership/plan', { body: plan });
  else await callApi('PUT /api/admin/membership/plan', { body: { id, ...plan } });
}

export const deletePlan = (id: number): Promise<null> =>
  callApi('DELETE /api/admin/membership/plan', { query: { id }, toastsError: true });
