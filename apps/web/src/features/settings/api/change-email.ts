import type { OutcomeWithUser } from '@touchstone/contract';
import { callApi } from '../../../lib/api/index.ts';
import { withFreshIdentity } from '../../../lib/second-factor/fresh-identity.ts';

interface EmailChange {
  password: string;
  newEmail: string;
  code: string;
}

export const changeEmail = ({ password, newEmail, code }: EmailChange): Promise<OutcomeWithUser> =>
  withFreshIdentity(() =>
    callApi('POST /api/change-email', {
      body: { password, newEmail: newEmail.trim(), code: code.trim() },
    }),
  );
