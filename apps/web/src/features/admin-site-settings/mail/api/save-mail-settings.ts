import { callApi } from '../../../../lib/api/index.ts';

export interface MailSettingsChange {
  emailHost: string;
  emailPort: number;
  emailUsername: string;
  /** Empty keeps the stored password. */
  emailPassword: string;
  emailBGImg: string;
  emailSsl: boolean;
}

export const saveMailSettings = (change: MailSettingsChange): Promise<null> =>
  callApi('PUT /api/admin/config/set-email-config', { body: change });
