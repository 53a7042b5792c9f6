import type { SentBodyOf, Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/index.ts';
import { remoteKey } from './vendors.ts';

export type RemoteAccount = DataOf<Calls['GET /api/admin/remote/accounts']>[number];
export type LoginTrial = DataOf<Calls['POST /api/admin/remote/account/try-login']>;

const refreshMs = 5000;

export const accountsQuery = queryOptions({
  queryKey: [...remoteKey, 'accounts'],
  queryFn: ({ signal }) => callApi('GET /api/admin/remote/accounts', { query: {}, signal }),
  refetchInterval: refreshMs,
  retry: false,
});

export type NewAccount = SentBodyOf<Calls['POST /api/admin/remote/account']>;

export const addAccount = (body: NewAccount) => callApi('POST /api/admin/remote/account', { body });

export type AccountChange = SentBodyOf<Calls['PUT /api/admin/remote/account']>;

export const changeAccount = (body: AccountChange) => callApi('PUT /api/admin/remote/account', { body });

export const removeAccount = (id: number) =>
  callApi('DELETE /api/admin/remote/account', { query: { id }, toastsError: true });

/** A real login at the other site: it takes as long as the site does. */
export const tryLogin = (id: number): Promise<LoginTrial> =>
  callApi('POST /api/admin/remote/account/try-login', { body: { id }, toastsError: true });

/** An empty cookie removes the session. */
export const saveSession = (body: SentBodyOf<Calls['PUT /api/admin/remote/account/session']>) =>
  callApi('PUT /api/admin/remote/account/session', { body });
