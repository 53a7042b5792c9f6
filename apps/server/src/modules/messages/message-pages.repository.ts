/**
 * Pages of messages, for users with very many of them.
 *
 * How this works: the ids of a page come from an index that has the order of the list (unread first, then newest), so skipped
 * messages are not loaded. A page in the second half is read from the end of the index. Concurrent requests share the count of
 * one list (`createBatchLoader`).
 */
import { createBatchLoader, sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';

type MessageTable = 'reminder' | 'user_notice';

export interface MessageList {
  recipientId: string;
  kind: string;
}

const keyOf = ({ recipientId, kind }: MessageList) => `${kind} ${recipientId}`;

const createCounter = (table: MessageTable) =>
  createBatchLoader(async (database, keys: string[]) => {
    const lists = keys.map((key) => key.split(' '));
    const { rows } = await sql<MessageList & { count: number }>`
      SELECT recipient_id, kind, count(*) AS count FROM ${sql.table(table)}
      WHERE (kind, recipient_id) IN (
        SELECT * FROM unnest(${lists.map(([kind]) => kind)}::text[], ${lists.map(([, id]) => id)}::text[])
      )
      GROUP BY recipient_id, kind`.execute(database);
    return new Map(rows.map((row) => [keyOf(row), row.count]));
  });

const countOf = { reminder: createCounter('reminder'), user_notice: createCounter('user_notice') };

export async function listMessageIds(
  database: Queryable,
  table: MessageTable,
  { recipientId, kind, ...request }: MessageList & PageRequest,
): Promise<{ ids: number[]; total: number }> {
  const total = (await countOf[table](database, keyOf({ recipientId, kind }))) ?? 0;
  const offset = offsetOf(request);
  const count = Math.min(request.limit, total - offset);
  if (count <= 0) return { ids: [], total };
  const isFromEnd = offset > total / 2;
  const order = isFromEnd ? sql`is_read DESC, id` : sql`is_read, id DESC`;
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM ${sql.table(table)} WHERE recipient_id = ${recipientId} AND kind = ${kind}
    ORDER BY ${order} LIMIT ${count} OFFSET ${isFromEnd ? total - offset - count : offset}`.execute(database);
  return { ids: rows.map(({ id }) => id), total };
}
