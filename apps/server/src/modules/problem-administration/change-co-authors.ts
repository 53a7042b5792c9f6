/** Co-authors of a problem: administrators whom its author lets edit it. */
import { inTransaction } from '@touchstone/database';
import { roleCodes } from '@touchstone/contract';
import { isAnyAdmin } from '@touchstone/rules/permissions';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { findNamedAccounts, listCoAuthors, replaceCoAuthors } from '../problems/index.ts';
import { getAdministeredIn, targetOfProblem } from './administered-problem.ts';

const adminCodes: readonly number[] = (Object.keys(roleCodes) as (keyof typeof roleCodes)[])
  .filter(isAnyAdmin)
  .map((role) => roleCodes[role]);

export async function changeCoAuthors(
  { database }: Pick<Platform, 'database'>,
  by: Actor,
  { pid, usernames }: { pid: number; usernames: readonly string[] },
) {
  const names = [...new Set(usernames.map((name) => name.trim()))].filter((name) => name !== '');
  await inTransaction(database, async (transaction) => {
    const { problem, rights } = await getAdministeredIn(transaction, by.viewer, { id: pid, groupId: null });
    if (!rights.canNameCoAuthors) throw callError('problemNotYours');
    const accounts = await findNamedAccounts(transaction, names);
    const admins = accounts.filter(({ roleCode }) => adminCodes.includes(roleCode));
    const known = new Set(admins.map(({ username }) => username.toLowerCase()));
    const unknown = names.filter((name) => !known.has(name.toLowerCase()));
    if (unknown.length > 0) throw callError('coAuthorNotAdmin', { names: unknown.join(', ') });
    const before = await listCoAuthors(transaction, pid);
    const wanted = admins.filter(({ id }) => id !== problem.authorId);
    await replaceCoAuthors(
      transaction,
      pid,
      wanted.map(({ id }) => id),
    );
    await recordAudit(transaction, by, {
      action: 'problem.change-co-authors',
      target: targetOfProblem(pid),
      before: { coAuthors: before.map(({ username }) => username) },
      after: { coAuthors: wanted.map(({ username }) => username) },
    });
  });
}
