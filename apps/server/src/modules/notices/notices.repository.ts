/** Writes notices in the transaction of the caller. The module `messages` reads and clears them. */
import { sql, type Queryable } from '@touchstone/database';
import { publishMessagesChanged } from './publish-messages-changed.ts';

/** New accounts receive every notice that was pushed to all users before. */
export async function copyPushedNotices(transaction: Queryable, userIds: readonly string[], now: Date) {
  await sql`SELECT pg_advisory_xact_lock_shared(${noticeLock})`.execute(transaction);
  await sql`
    INSERT INTO user_notice (notice_id, recipient_id, kind, created_at)
    SELECT notice.id, recipient.id, 'Sys', ${now}::timestamptz
    FROM notice, unnest(${userIds}::text[]) AS recipient (id)
    WHERE audience = 'All' AND pushed_at IS NOT NULL
    ORDER BY notice.id`.execute(transaction);
}

/**
 * A push to all users does not see an account whose transaction is open, and that transaction does not see the push. An
 * advisory lock keeps the two apart: accounts are created concurrently (shared lock), but not during a push (exclusive lock).
 */
const noticeLock = sql.lit(4_700_001);

export async function waitForNewAccounts(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(${noticeLock})`.execute(transaction);
}

export async function sendSystemNotice(
  transaction: Queryable,
  { recipientId, title, content, now }: { recipientId: string; title: string; content: string; now: Date },
) {
  const { id } = await transaction
    .insertInto('notice')
    .values({ title, content, audience: 'Single', recipientId, pushedAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('userNotice')
    .values({ noticeId: id, recipientId, kind: 'Sys', createdAt: now })
    .execute();
  await publishMessagesChanged(transaction, [recipientId]);
}

interface PersonalNotice {
  recipientIds: readonly string[];
  /** Both may have one section per language (see `localised-text.ts` of the contract). */
  title: string;
  content: string;
  now: Date;
}

/** A message about the recipients' own affairs: the tab "mine" of their messages. */
export async function sendPersonalNotice(
  transaction: Queryable,
  { recipientIds, title, content, now }: PersonalNotice,
) {
  if (recipientIds.length === 0) return;
  const { id } = await transaction
    .insertInto('notice')
    .values({ title, content, audience: 'Single', pushedAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO user_notice (notice_id, recipient_id, kind, created_at)
    SELECT ${id}, recipient.id, 'Mine', ${now}::timestamptz
    FROM unnest(${recipientIds}::text[]) AS recipient (id)
    ON CONFLICT (notice_id, recipient_id) DO NOTHING`.execute(transaction);
  await publishMessagesChanged(transaction, recipientIds);
}
