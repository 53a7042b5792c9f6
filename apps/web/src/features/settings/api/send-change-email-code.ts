import { callApi } from '../../../lib/api/index.ts';

export const sendChangeEmailCode = (email: string): Promise<null> =>
  callApi('GET /api/get-change-email-code', { query: { email: email.trim() } });
