import { queryOptions } from '@tanstack/react-query';
import { findAccountUse } from '../../../lib/account-lookup.ts';

/** Null if the request failed. */
export const usernameUseQuery = (username: string) =>
  queryOptions({
    queryKey: ['account', 'username-use', username],
    queryFn: async () => (await findAccountUse({ username })) ?? null,
    gcTime: 0,
  });
