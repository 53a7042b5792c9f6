import { callApi } from '../../../lib/api/index.ts';

interface ResetRequest {
  email: string;
  captcha: string;
  captchaKey: string;
}

export const applyResetPassword = ({ email, captcha, captchaKey }: ResetRequest): Promise<null> =>
  callApi('POST /api/apply-reset-password', {
    body: { email: email.trim(), captcha: captcha.trim(), captchaKey },
  });
