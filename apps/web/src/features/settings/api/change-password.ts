import type { OutcomeWithUser } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';

interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

export const changePassword = (change: PasswordChange): Promise<OutcomeWithUser> =>
  callApi('POST /api/change-password', { body: change });
