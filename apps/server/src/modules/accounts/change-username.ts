import type { Outcome } from '@touchstone/contract';
import { findViolatedUniqueIndex, inTransaction } from '@touchstone/database';
import { findChosenNameProblem } from '@touchstone/rules/accounts';
import { CallError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { updateAccount } from './accounts.repository.ts';
import { usernameIndex } from './create-account.ts';
import { refuse, succeed } from './outcome-texts.ts';
import { refuseLookalike } from './staff-lookalikes.ts';

export async function changeUsername(
  parts: Pick<Platform, 'database' | 'clock'>,
  { viewer, newUsername, origin }: { viewer: Viewer; newUsername: string | undefined; origin: CallOrigin },
): Promise<Outcome> {
  const { locale } = origin;
  const username = newUsername?.trim() ?? '';
  const problem = findChosenNameProblem(username);
  if (problem !== undefined) return refuse(problem, locale);
  if (username === viewer.username) return refuse('usernameUnchanged', locale);
  await enforceRateLimit(parts, 'check-name', viewer.id);
  try {
    await inTransaction(parts.database, async (transaction) => {
      await updateAccount(transaction, { id: viewer.id }, { username, updatedAt: parts.clock() });
      await refuseLookalike(transaction, username, viewer.id);
    });
    return succeed('usernameChanged', locale);
  } catch (error) {
    if (findViolatedUniqueIndex(error) === usernameIndex) return refuse('usernameTaken', locale);
    if (error instanceof CallError && error.code === 'usernameLikeStaff') return refuse(error.code, locale);
    throw error;
  }
}
