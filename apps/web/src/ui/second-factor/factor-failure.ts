import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { ApiError } from '../../lib/api/index.ts';
import { currentMessages } from '../../lib/messages.ts';
import { PasskeyCancelled, PasskeyRefused } from '../../lib/second-factor/passkeys.ts';
import { secondFactorMessages } from './second-factor-messages.ts';

/** The text of a refused request or of a refused passkey. Any other error is a defect and is rethrown. */
export function textOfFactorFailure(error: unknown): string {
  const m = currentMessages(secondFactorMessages);
  if (error instanceof PasskeyCancelled) return m.passkeyCancelled;
  if (error instanceof PasskeyRefused) return error.isKnown ? m.passkeyKnown : m.passkeyRefused;
  if (error instanceof ApiError) return textOfApiError(error);
  throw error;
}
