import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import type { Locale } from '@touchstone/contract/locales';
import { callApi } from '../../../lib/api/index.ts';
import { withFreshIdentity } from '../../../lib/second-factor/fresh-identity.ts';

export type LinkedAccount = DataOf<Calls['GET /api/linked-accounts']>[number];

export const linkedAccountsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['linked-accounts', locale],
    queryFn: ({ signal }) => callApi('GET /api/linked-accounts', { signal }),
  });

export const unlinkAccount = (provider: string): Promise<null> =>
  withFreshIdentity(() => callApi('DELETE /api/linked-account', { query: { provider } }));
