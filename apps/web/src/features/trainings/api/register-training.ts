import { callApi } from '../../../lib/api/index.ts';

export const registerTraining = (tid: number, password: string) =>
  callApi('POST /api/register-training', { body: { tid, password } });
