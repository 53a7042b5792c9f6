import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { adminMembershipKey } from './membership-key.ts';

export type WechatPay = DataOf<Calls['GET /api/admin/membership/wechat-pay']>;
export type SentWechatPay = SentBodyOf<Calls['PUT /api/admin/membership/wechat-pay']>;

export const wechatPayQuery = queryOptions({
  queryKey: [...adminMembershipKey, 'wechat-pay'],
  queryFn: ({ signal }) => callApi('GET /api/admin/membership/wechat-pay', { signal }),
  staleTime: 0,
});

export const saveWechatPay = (body: SentWechatPay): Promise<null> =>
  callApi('PUT /api/admin/membership/wechat-pay', { body });

export const testWechatPay = () => callApi('POST /api/admin/membership/wechat-pay/test', {});
