import type { Calls, DataOf } from '@touchstone/contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../lib/api/index.ts';

export type MailSettings = DataOf<Calls['GET /api/admin/config/get-email-config']>;

export const mailSettingsQuery = queryOptions({
  queryKey: ['admin', 'mail-settings'],
  queryFn: ({ signal }) => callApi('GET /api/admin/config/get-email-config', { signal }),
  staleTime: 0,
});
