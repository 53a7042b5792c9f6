import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type WechatSettings = DataOf<Calls['GET /api/admin/sign-in/wechat']>;
export type SentWechat = SentBodyOf<Calls['PUT /api/admin/sign-in/wechat']>;

export const wechatQuery = queryOptions({
  queryKey: ['admin', 'sign-in-wechat'],
  queryFn: ({ signal }) => callApi('GET /api/admin/sign-in/wechat', { signal }),
  staleTime: 0,
});

export const saveWechat = (body: SentWechat): Promise<null> =>
  callApi('PUT /api/admin/sign-in/wechat', { body });
