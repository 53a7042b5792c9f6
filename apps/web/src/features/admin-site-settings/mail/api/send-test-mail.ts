import { callApi } from '../../../../lib/api/index.ts';

export const sendTestMail = (email: string): Promise<null> =>
  callApi('POST /api/admin/config/test-email', { body: { email } });
