import { changePassword, outcomeDone } from '../../../lib/change-account.ts';
import { ApiError } from '../../../lib/api/index.ts';
import { session } from '../../../lib/session.ts';
import { login } from '../api/login.ts';

export type Replacement =
  | { state: 'logged-in' }
  /** The dialog of the second step has opened. */
  | { state: 'second-step' }
  /** The password is changed, but the server refuses a login now. */
  | { state: 'logged-out' }
  | { state: 'refused'; text: string };

/** Changing the password ends the session, so a login with the new one follows. */
export async function replacePassword(change: {
  username: string;
  oldPassword: string;
  newPassword: string;
}): Promise<Replacement> {
  const { username, oldPassword, newPassword } = change;
  const outcome = await changePassword({ oldPassword, newPassword });
  if (outcome.code !== outcomeDone) return { state: 'refused', text: outcome.msg };
  try {
    await login({ username, password: newPassword });
    return { state: 'logged-in' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    session.clear();
    if (error.code === 'secondFactorRequired') return { state: 'second-step' };
    return { state: 'logged-out' };
  }
}
