import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { memberKey } from './membership.ts';

export type Order = DataOf<Calls['GET /api/membership-order']>;

export const ordersPageSize = 10;

export const ordersQuery = (currentPage: number, locale: string) =>
  queryOptions({
    queryKey: [...memberKey, 'orders', locale, currentPage],
    queryFn: ({ signal }) =>
      callApi('GET /api/membership-orders', { query: { currentPage, limit: ordersPageSize }, signal }),
    placeholderData: keepPreviousData,
  });

export const orderQuery = (id: number, locale: string) =>
  queryOptions({
    queryKey: [...memberKey, 'order', locale, id],
    queryFn: ({ signal }) => callApi('GET /api/membership-order', { query: { id }, signal }),
    staleTime: 0,
  });

interface OrderRequest {
  planId: number;
  provider: string;
  coupon: string;
}

export const createOrder = (body: OrderRequest): Promise<Order> =>
  callApi('POST /api/membership-order', { body });

/** Asks the provider for a code. The page of an order does so when it has none, or when its code has expired. */
export const requestPayment = (id: number): Promise<Order> =>
  callApi('POST /api/membership-order/pay', { body: { id }, toastsError: true });

export const cancelOrder = (id: number): Promise<null> =>
  callApi('POST /api/membership-order/cancel', { body: { id }, toastsError: true });

export const orderAddress = (id: number): string => `/buy/order/${String(id)}`;
