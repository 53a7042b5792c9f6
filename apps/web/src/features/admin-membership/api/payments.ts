import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type ArrivedPayment = DataOf<Calls['GET /api/admin/membership/payments']>['records'][number];

interface PaymentsRequest {
  currentPage: number;
  limit: number;
  state: ArrivedPayment['state'] | undefined;
}

export const paymentsQuery = (request: PaymentsRequest) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'payments', request],
    queryFn: ({ signal }) => callApi('GET /api/admin/membership/payments', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

export const returnPayment = (id: number, note: string): Promise<null> =>
  callApi('POST /api/admin/membership/payment/refund', { body: { id, note } });
