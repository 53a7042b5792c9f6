import { callApi } from '../../../lib/api/index.ts';

interface PasswordReset {
  username: string;
  password: string;
  code: string;
}

export const resetPassword = (reset: PasswordReset): Promise<null> =>
  callApi('POST /api/reset-password', { body: reset });
