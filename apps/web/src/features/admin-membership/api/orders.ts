import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import type { OrderState } from '@touchstone/contract/membership-limits';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type AdministeredOrder = DataOf<Calls['GET /api/admin/membership/orders']>['records'][number];

interface OrdersRequest {
  currentPage: number;
  limit: number;
  state: OrderState | undefined;
  keyword: string;
}

export const ordersQuery = (request: OrdersRequest, locale: string) =>
  queryOptions({
    queryKey: [...adminMembershipKey, 'orders', locale, request],
    queryFn: ({ signal }) => callApi('GET /api/admin/membership/orders', { query: request, signal }),
    placeholderData: keepPreviousData,
  });

export const confirmOrder = (id: number, note: string): Promise<null> =>
  callApi('POST /api/admin/membership/order/confirm', { body: { id, note } });

export const refundOrder = (id: number, note: string): Promise<null> =>
  callApi('POST /api/admin/membership/order/refund', { body: { id, note } });
