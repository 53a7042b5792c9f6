import type { Outcome } from '@touchstone/contract';
import { findViolatedUniqueIndex } from '@touchstone/database';
import { isChosenUsername } from '@touchstone/rules/accounts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { updateAccount } from './accounts.repository.ts';
import { usernameIndex } from './create-account.ts';
import { refuse, succeed } from './outcome-texts.ts';

export async function changeUsername(
  parts: Pick<Platform, 'database' | 'clock'>,
  { viewer, newUsername, origin }: { viewer: Viewer; newUsername: string | undefined; origin: CallOrigin },
): Promise<Outcome> {
  const { locale } = origin;
  const username = newUsername?.trim() ?? '';
  if (!isChosenUsername(username)) return refuse('usernameFormat', locale);
  if (username === viewer.username) return refuse('usernameUnchanged', locale);
  await enforceRateLimit(parts, 'check-name', viewer.id);
  try {
    await updateAccount(parts.database, { id: viewer.id }, { username, updatedAt: parts.clock() });
    return succeed('usernameChanged', locale);
  } catch (error) {
    if (findViolatedUniqueIndex(error) === usernameIndex) return refuse('usernameTaken', locale);
    throw error;
  }
}
