import { queryOptions } from '@tanstack/react-query';
import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type AssistantSettings = DataOf<Calls['GET /api/admin/assistant/settings']>;
export type SentSettings = SentBodyOf<Calls['PUT /api/admin/assistant/settings']>;
export type CozeSettings = DataOf<Calls['GET /api/admin/assistant/coze']>;
export type SentCoze = SentBodyOf<Calls['PUT /api/admin/assistant/coze']>;
export type ConnectionTest = DataOf<Calls['POST /api/admin/assistant/test']>;

export const assistantSettingsQuery = queryOptions({
  queryKey: ['admin', 'assistant'],
  queryFn: ({ signal }) => callApi('GET /api/admin/assistant/settings', { signal }),
  staleTime: 0,
});

export const saveSettings = (body: SentSettings): Promise<null> =>
  callApi('PUT /api/admin/assistant/settings', { body });

export const testConnection = (): Promise<ConnectionTest> =>
  callApi('POST /api/admin/assistant/test', { toastsError: true });

export const cozeQuery = queryOptions({
  queryKey: ['admin', 'coze'],
  queryFn: ({ signal }) => callApi('GET /api/admin/assistant/coze', { signal }),
  staleTime: 0,
});

export const saveCoze = (body: SentCoze): Promise<null> => callApi('PUT /api/admin/assistant/coze', { body });
