import { sql, type Queryable } from '@touchstone/database';

export type ReminderAction = 'Discuss' | 'Reply' | 'Mention' | 'Like_Post' | 'Like_Discuss';

interface ReminderRow {
  action: ReminderAction;
  source: { type: 'Discussion' | 'Contest'; id: number };
  senderId: string;
  recipientIds: readonly string[];
  commentId: number | null;
  replyId: number | null;
  quote: { type: 'Comment' | 'Reply'; id: number } | undefined;
  content: string | null;
  url: string;
  now: Date;
  /** Recipients who have the same reminder already get no second one. */
  isOnce: boolean;
}

/** Returns the recipients who got one. */
export async function insertReminders(transaction: Queryable, row: ReminderRow): Promise<string[]> {
  const { action, source, senderId, recipientIds, commentId, replyId, quote, content, url, now, isOnce } =
    row;
  const isKnown = sql`EXISTS (
    SELECT FROM reminder WHERE recipient_id = recipient.id AND sender_id = ${senderId} AND action = ${action}
      AND source_type = ${source.type} AND source_id = ${source.id}
      AND comment_id IS NOT DISTINCT FROM ${commentId}::bigint)`;
  const { rows } = await sql<{ recipientId: string }>`
    INSERT INTO reminder (action, recipient_id, sender_id, source_id, source_type, source_content, quote_id, quote_type,
      comment_id, reply_id, url, created_at)
    SELECT ${action}, recipient.id, ${senderId}, ${source.id}, ${source.type}, ${content}, ${quote?.id ?? null},
      ${quote?.type ?? null}, ${commentId}, ${replyId}, ${url}, ${now}::timestamptz
    FROM unnest(${recipientIds}::text[]) AS recipient (id)
    WHERE ${isOnce ? sql`NOT ${isKnown}` : sql`true`}
    RETURNING recipient_id`.execute(transaction);
  return rows.map(({ recipientId }) => recipientId);
}
