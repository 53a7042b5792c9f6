import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type SignInSettings = DataOf<Calls['GET /api/admin/sign-in/providers']>;
export type Provider = SignInSettings['providers'][number];
export type SentProvider = SentBodyOf<Calls['POST /api/admin/sign-in/provider']>;
export type ProviderTest = DataOf<Calls['POST /api/admin/sign-in/test-provider']>;

export const providersQuery = queryOptions({
  queryKey: ['admin', 'sign-in-providers'],
  queryFn: ({ signal }) => callApi('GET /api/admin/sign-in/providers', { signal }),
  staleTime: 0,
});

export async function saveProvider({
  id,
  ...provider
}: SentProvider & { id: number | undefined }): Promise<void> {
  if (id === undefined) await callApi('POST /api/admin/sign-in/provider', { body: provider });
  else await callApi('PUT /api/admin/sign-in/provider', { body: { id, ...provider } });
}

export const enableProvider = (body: { id: number; isEnabled: boolean }): Promise<null> =>
  callApi('PUT /api/admin/sign-in/provider-state', { body, toastsError: true });

export const deleteProvider = (id: number): Promise<null> =>
  callApi('DELETE /api/admin/sign-in/provider', { query: { id }, toastsError: true });

export const chooseOnlyProvider = (id: number | undefined): Promise<null> =>
  callApi('PUT /api/admin/sign-in/only-provider', { body: { id }, toastsError: true });

export const testProvider = (issuer: string): Promise<ProviderTest> =>
  callApi('POST /api/admin/sign-in/test-provider', { body: { issuer } });
