import { callApi } from '../../../lib/api/index.ts';

export const sendRegisterCode = (email: string) =>
  callApi('GET /api/get-register-code', { query: { email: email.trim() } });
