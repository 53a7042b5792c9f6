import type { Calls, DataOf, SentBodyOf } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

export type GenerationRequest = SentBodyOf<Calls['POST /api/admin/user/generate-user']>;
export type GeneratedUsers = DataOf<Calls['POST /api/admin/user/generate-user']>;

export const generateUsers = (body: GenerationRequest): Promise<GeneratedUsers> =>
  callApi('POST /api/admin/user/generate-user', { body });
