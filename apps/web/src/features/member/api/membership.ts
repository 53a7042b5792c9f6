import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type MembershipTime = DataOf<Calls['GET /api/membership']>;
export type Offers = DataOf<Calls['GET /api/membership-offers']>;
export type Plan = Offers['plans'][number];
export type Benefits = Offers['benefits'][number];
export type Payment = Offers['payments'][number];

/** The prefix of everything that a payment or a code may change. */
export const memberKey = ['member'] as const;

export const membershipQuery = queryOptions({
  queryKey: [...memberKey, 'time'],
  queryFn: ({ signal }) => callApi('GET /api/membership', { signal }),
});

/** The titles of plans are in the language of the request. */
export const offersQuery = (locale: string) =>
  queryOptions({
    queryKey: ['membership-offers', locale],
    queryFn: ({ signal }) => callApi('GET /api/membership-offers', { signal }),
  });

/** The price with a coupon. */
export const priceQuery = (planId: number, coupon: string) =>
  queryOptions({
    queryKey: ['membership-price', planId, coupon],
    queryFn: ({ signal }) => callApi('GET /api/membership-price', { query: { planId, coupon }, signal }),
    staleTime: 0,
    retry: false,
  });

export const redeemCode = (code: string): Promise<DataOf<Calls['POST /api/membership-code']>> =>
  callApi('POST /api/membership-code', { body: { code } });

export const invalidateMembership = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: memberKey });
