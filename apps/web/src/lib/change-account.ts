/** Changes that the settings and the social pages share. A successful change updates the session at once. */
import type { Outcome, OutcomeWithUser } from '@touchstone/contract';
import { callApi } from './api/index.ts';
import { withFreshIdentity } from './second-factor/fresh-identity.ts';
import { session } from './session.ts';

export const outcomeDone = 200;

export async function changePhone(newPhone: string): Promise<Outcome> {
  const outcome = await withFreshIdentity(() => callApi('POST /api/change-phone', { body: { newPhone } }));
  const { user } = session.get();
  if (outcome.code === outcomeDone && user !== undefined) session.setUser({ ...user, phone: newPhone });
  return outcome;
}

export async function changeUsername(newUsername: string): Promise<Outcome> {
  const outcome = await callApi('POST /api/change-username', { body: { newUsername } });
  const { user } = session.get();
  if (outcome.code === outcomeDone && user !== undefined) session.setUser({ ...user, username: newUsername });
  return outcome;
}

interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Ends all sessions, also this one. */
export const changePassword = (change: PasswordChange): Promise<OutcomeWithUser> =>
  withFreshIdentity(() => callApi('POST /api/change-password', { body: change }));

export const restorePassword = (): Promise<Outcome> =>
  withFreshIdentity(() => callApi('POST /api/restore-password'));
