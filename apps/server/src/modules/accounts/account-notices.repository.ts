/** The notices that accounts cause. Reading and clearing them belongs to the messages. */
import { sql, type Queryable } from '@touchstone/database';

/** New accounts find everything that was announced to all before they came. */
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
 * An account that is being created while a notice goes out to all is seen by neither: not among those who are there, and
 * the notice is not yet among those that went out. So the two take turns: accounts are created side by side, but not during
 * a push. Whatever waited looks again after the other has committed.
 */
const noticeLock = sql.lit(4_700_001);

export async function waitForNewAccounts(transaction: Queryable) {
  await sql`SELECT pg_advisory_xact_lock(${noticeLock})`.execute(transaction);
}

export async function insertSystemNotice(
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
}
