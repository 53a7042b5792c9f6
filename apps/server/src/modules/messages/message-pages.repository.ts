/**
 * Pages of messages, for users with very many of them.
 *
 * How this works: the ids of a page come from an index that has the order of the list (unread first, then newest), so skipped
 * messages are not loaded. A page in the second half is read from the end of the index. The statements are prepared, and
 * concurrent requests share them. The number of messages comes from `message-totals.ts`.
 */
import { prepareBatchedQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { offsetOf, statementLengthOf, type PageRequest } from '../../platform/page-request.ts';

const tableOf = {
  comment: 'reminder',
  reply: 'reminder',
  like: 'reminder',
  Sys: 'user_notice',
  Mine: 'user_notice',
} as const;

type MessageTable = (typeof tableOf)[keyof typeof tableOf];
export type MessageKind = keyof typeof tableOf;
export const messageLists = Object.keys(tableOf) as MessageKind[];

export interface MessageList {
  recipientId: string;
  kind: MessageKind;
}

export interface PageValues extends MessageList {
  /** Counted from the end at which the page is read. */
  offset: number;
}

export const pageTypes = { recipientId: 'text', kind: 'text', offset: 'bigint' } as const;

/** Selects the statement of a page. */
export interface PageShape {
  isFromEnd: boolean;
  length: number;
}

const createCounter = (table: MessageTable) =>
  prepareBatchedQuery({ recipientId: 'text', kind: 'text' }, (database, value: ValueOf<MessageList>) =>
    database
      .selectFrom(sql<MessageList>`${sql.table(table)}`.as('message'))
      .select((select) => select.fn.countAll<number>().as('total'))
      .where('recipientId', '=', value('recipientId'))
      .where('kind', '=', value('kind')),
  );

const countOf = { reminder: createCounter('reminder'), user_notice: createCounter('user_notice') };

export async function countMessages(database: Queryable, list: MessageList): Promise<number> {
  const [counted] = await countOf[tableOf[list.kind]](database, list);
  return counted?.total ?? 0;
}

/** The ids of a page, and perhaps of messages after it, up to the length of the shape. */
export function selectPageIds(
  table: MessageTable,
  { isFromEnd, length }: PageShape,
  value: ValueOf<PageValues>,
) {
  const order = isFromEnd ? sql`is_read DESC, id` : sql`is_read, id DESC`;
  return sql<{ id: number }>`(
    SELECT id FROM ${sql.table(table)} WHERE recipient_id = ${value('recipientId')} AND kind = ${value('kind')}
    ORDER BY ${order} LIMIT ${sql.lit(length)} OFFSET ${value('offset')})`;
}

export interface MessagePage extends MessageList, PageRequest {
  /** The number of messages in the list. */
  total: number;
}

interface MessageRow {
  id: number;
  isRead: boolean;
}

/** A page among `total` messages. `load` runs a statement with `selectPageIds`; its rows come in any order. */
export async function loadPage<Row extends MessageRow>(
  load: (shape: PageShape, values: PageValues) => Promise<Row[]>,
  { recipientId, kind, total, ...request }: MessagePage,
): Promise<Row[]> {
  const offset = offsetOf(request);
  const count = Math.min(request.limit, total - offset);
  if (count <= 0) return [];
  const isFromEnd = offset > total / 2;
  const found = await load(
    { isFromEnd, length: statementLengthOf(request.limit) },
    { recipientId, kind, offset: isFromEnd ? total - offset - count : offset },
  );
  const inOrder = found.toSorted(
    (one, other) => Number(one.isRead) - Number(other.isRead) || other.id - one.id,
  );
  return isFromEnd ? inOrder.slice(-count) : inOrder.slice(0, count);
}
