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
  await giveNotice(transaction, { notice: { title, content }, kind: 'Mine', recipientIds, now });
}

interface GivenNotice {
  notice: { title: string; content: string; topic?: string };
  kind: 'Sys' | 'Mine';
  recipientIds: readonly string[];
  now: Date;
}

async function giveNotice(transaction: Queryable, { notice, kind, recipientIds, now }: GivenNotice) {
  if (recipientIds.length === 0) return;
  const { id } = await transaction
    .insertInto('notice')
    .values({ ...notice, audience: 'Single', pushedAt: now, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    INSERT INTO user_notice (notice_id, recipient_id, kind, created_at)
    SELECT ${id}, recipient.id, ${kind}, ${now}::timestamptz
    FROM unnest(${recipientIds}::text[]) AS recipient (id)
    ON CONFLICT (notice_id, recipient_id) DO NOTHING`.execute(transaction);
  await publishMessagesChanged(transaction, recipientIds);
}

interface TopicNotice {
  /** What it is about, e.g. `problem-variant.waiting`. */
  topic: string;
  /** The role codes of its recipients. */
  roles: readonly number[];
  /** The user who caused it. */
  exceptUserId: string;
  title: string;
  content: string;
  now: Date;
}

/** Tells administrators that work waits. Those who have an unread notice of the topic get no second one. */
export async function sendTopicNotice(
  transaction: Queryable,
  { topic, roles, exceptUserId, title, content, now }: TopicNotice,
) {
  // Of two that are sent at the same time, the second one must see the first.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`notice:${topic}`}, 0))`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM user_account
    WHERE role_code = ANY (${roles}::integer[]) AND id <> ${exceptUserId} AND NOT is_banned AND NOT EXISTS (
      SELECT FROM user_notice INNER JOIN notice ON notice.id = user_notice.notice_id
      WHERE user_notice.recipient_id = user_account.id AND user_notice.kind = 'Sys' AND NOT user_notice.is_read
        AND notice.topic = ${topic}
    )`.execute(transaction);
  await giveNotice(transaction, {
    notice: { title, content, topic },
    kind: 'Sys',
    recipientIds: rows.map(({ id }) => id),
    now,
  });
}
