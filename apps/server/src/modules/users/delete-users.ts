/**
 * How this works: accounts are deleted with their submissions, marks, messages and announcements; uploaded
 * files stay, without an owner. Authors of problems and discussions and owners of groups cannot be deleted,
 * because others use their problems and groups and have answered in their discussions. Either all chosen accounts are deleted or none, each with its own audit entry.
 */
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { requireConfirmed } from '../../platform/in-use.ts';
import type { Platform } from '../../platform/platform.ts';
import { rootId } from '../accounts/index.ts';
import { deleteWorkOf } from '../submissions/index.ts';
import { presentForAudit } from './users.presenter.ts';
import {
  countBelongings,
  countContestants,
  deleteUsers,
  findAuthors,
  findDiscussionAuthors,
  findGroupOwners,
  findUsers,
  removeDeletedDiscussions,
  type UserRow,
} from './users.repository.ts';

type RefusalReason = 'self' | 'root' | 'author' | 'groupOwner' | 'discussionAuthor';

/** Returns the users who cannot be deleted, with the reason. */
async function findRefusals(
  database: Queryable,
  users: readonly UserRow[],
  viewerId: string,
): Promise<{ username: string; reason: RefusalReason }[]> {
  if (users.length === 0) return [];
  const ids = users.map(({ id }) => id);
  const authors = await findAuthors(database, ids);
  const owners = await findGroupOwners(database, ids);
  const discussing = await findDiscussionAuthors(database, ids);
  const reasonOf = (id: string): RefusalReason | undefined => {
    if (id === rootId) return 'root';
    if (id === viewerId) return 'self';
    if (authors.has(id)) return 'author';
    if (owners.has(id)) return 'groupOwner';
    return discussing.has(id) ? 'discussionAuthor' : undefined;
  };
  return users.flatMap(({ id, username }) => {
    const reason = reasonOf(id);
    return reason === undefined ? [] : [{ username, reason }];
  });
}

export async function previewDeletion(
  { database }: Pick<Platform, 'database'>,
  { viewer }: Actor,
  ids: readonly string[],
) {
  const users = await findUsers(database, ids);
  const belongings = await countBelongings(
    database,
    users.map(({ id }) => id),
  );
  return { users: users.length, ...belongings, refused: await findRefusals(database, users, viewer.id) };
}

export async function deleteChosenUsers(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  chosen: { ids: readonly string[]; confirm?: readonly EffectKind[] | undefined },
) {
  const ids = [...new Set(chosen.ids)];
  if (ids.length === 0) throw callError('noUsersChosen');
  await inTransaction(database, async (transaction) => {
    const contestantsDeleted = await countContestants(transaction, ids, clock());
    await deleteWorkOf(transaction, ids);
    const users = await findUsers(transaction, ids);
    if (users.length < ids.length) throw callError('userUnknown');
    refuse(await findRefusals(transaction, users, by.viewer.id));
    requireConfirmed({ contestantsDeleted }, chosen.confirm);
    await removeDeletedDiscussions(transaction, ids);
    await deleteUsers(transaction, ids);
    for (const user of users)
      await recordAudit(transaction, by, {
        action: 'user.delete',
        target: user.username,
        before: presentForAudit(user),
      });
  });
}

function refuse(refusals: { username: string; reason: RefusalReason }[]) {
  if (refusals.some(({ reason }) => reason === 'root')) throw callError('rootAccountProtected');
  if (refusals.some(({ reason }) => reason === 'self')) throw callError('ownAccountProtected');
  const named = (wanted: RefusalReason) =>
    refusals.flatMap(({ username, reason }) => (reason === wanted ? [username] : [])).join(', ');
  if (named('author') !== '') throw callError('usersAreAuthors', { usernames: named('author') });
  if (named('groupOwner') !== '') throw callError('usersOwnGroups', { usernames: named('groupOwner') });
  if (named('discussionAuthor') !== '')
    throw callError('usersWroteDiscussions', { usernames: named('discussionAuthor') });
}
