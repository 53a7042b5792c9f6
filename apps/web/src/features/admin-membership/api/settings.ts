import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type MembershipSettings = DataOf<Calls['GET /api/admin/membership/settings']>;
export type SentSettings = SentBodyOf<Calls['PUT /api/admin/membership/settings']>;
export type LockedTraining = MembershipSettings['trainings'][number];

export const settingsQuery = queryOptions({
  queryKey: [...adminMembershipKey, 'settings'],
  queryFn: ({ signal }) => callApi('GET /api/admin/membership/settings', { signal }),
  staleTime: 0,
});

export const saveSettings = (body: SentSettings): Promise<null> =>
  callApi('PUT /api/admin/membership/settings', { body });

/** The trainings of the site, to choose from. */
export const trainingChoicesQuery = (keyword: string) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'trainings', keyword],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/training/get-training-list', {
        query: { currentPage: 1, limit: 20, keyword },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
