/** Changes of the back office: administrators of the site act on all discussions, also on those of groups. */
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditIfForeign, deleteLocked } from './change-discussion.ts';
import { publishChange } from './publish-change.ts';
import { lockDiscussion, updateDiscussion, type DiscussionRow } from './discussions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

async function lockExisting(transaction: Queryable, id: number): Promise<DiscussionRow> {
  const row = await lockDiscussion(transaction, id);
  if (row === undefined || row.deletedAt !== null) throw callError('discussionNotFound');
  return row;
}

interface StateChange {
  id: number;
  isDisabled?: boolean | undefined;
  isPinned?: boolean | undefined;
}

/** Runs in the caller's transaction. */
export async function changeState(
  { database: transaction }: Pick<Parts, 'database'>,
  by: Actor,
  { id, ...change }: StateChange,
) {
  const before = await lockExisting(transaction, id);
  const after = {
    isDisabled: change.isDisabled ?? before.isDisabled,
    isPinned: change.isPinned ?? before.isPinned,
  };
  if (after.isDisabled === before.isDisabled && after.isPinned === before.isPinned) return;
  await updateDiscussion(transaction, id, after);
  await auditIfForeign(transaction, by, { action: 'change', before, after });
  await publishChange(transaction, id);
}

/** Runs in the caller's transaction. One that is deleted already stays deleted. */
export async function removeDiscussion({ database: transaction, clock }: Parts, by: Actor, id: number) {
  const before = await lockDiscussion(transaction, id);
  if (before === undefined) throw callError('discussionNotFound');
  if (before.deletedAt === null) await deleteLocked(transaction, { clock }, { by, before });
}

export async function moderateDiscussion(
  parts: Parts,
  by: Actor,
  { id, status, topPriority }: { id: number; status?: number | undefined; topPriority?: boolean | undefined },
) {
  await inTransaction(parts.database, (transaction) =>
    changeState({ database: transaction }, by, {
      id,
      isPinned: topPriority,
      isDisabled: status === undefined ? undefined : status === 1,
    }),
  );
}

/** All of them or none. */
export async function removeDiscussions(parts: Parts, by: Actor, ids: readonly number[]) {
  await inTransaction(parts.database, async (transaction) => {
    // In one order, so that two administrators do not wait for each other.
    for (const id of [...new Set(ids)].toSorted((one, other) => one - other)) {
      const before = await lockExisting(transaction, id);
      await deleteLocked(transaction, parts, { by, before });
    }
  });
}
