/**
 * Pages of messages, for users with very many of them.
 *
 * How this works: the order of a list is unread first, then newest. A page starts at the nearest bookmark before it, the position of
 * every `bookmarkDistance`-th message, so that it skips few messages. The statements are prepared, and concurrent requests share
 * them. The numbers of messages and the bookmarks come from `message-totals.ts`.
 */
import { prepareBatchedQuery, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
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

/** The position of a message in its list. */
export interface MessageBookmark {
  isRead: boolean;
  id: number;
}

export const bookmarkDistance = 25;
const startBookmark: MessageBookmark = { isRead: false, id: Number.MAX_SAFE_INTEGER };

export interface PageValues extends MessageList, MessageBookmark {
  /** From the bookmark. */
  offset: number;
}

export const pageTypes = {
  recipientId: 'text',
  kind: 'text',
  isRead: 'boolean',
  id: 'bigint',
  offset: 'bigint',
} as const;

/** Selects the statement of a page. */
export interface PageShape {
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

const createBookmarks = (table: MessageTable) =>
  prepareQuery(
    (database, value: ValueOf<MessageList>) =>
      database
        .selectFrom(
          sql<MessageBookmark & { position: number }>`(
            SELECT is_read, id, row_number() OVER (ORDER BY is_read, id DESC) AS position FROM ${sql.table(table)}
            WHERE recipient_id = ${value('recipientId')} AND kind = ${value('kind')})`.as('numbered'),
        )
        .select(['isRead', 'id'])
        .where(sql<boolean>`position % ${sql.lit(bookmarkDistance)} = 1`)
        .orderBy('position'),
    { usesPool: true },
  );

const bookmarksOf = { reminder: createBookmarks('reminder'), user_notice: createBookmarks('user_notice') };

/** The first message, and then every message of the distance. */
export const listBookmarks = (database: Queryable, list: MessageList): Promise<MessageBookmark[]> =>
  bookmarksOf[tableOf[list.kind]](database, list);

/**
 * The ids of a page, and perhaps of messages after it, up to the length of the shape. One range of the index has the unread messages
 * from the bookmark on, or the read ones; after unread messages, a second range has the read ones.
 */
export function selectPageIds(table: MessageTable, { length }: PageShape, value: ValueOf<PageValues>) {
  const ofList = sql`recipient_id = ${value('recipientId')} AND kind = ${value('kind')}`;
  const reach = sql`ORDER BY id DESC LIMIT ${sql.lit(bookmarkDistance + length)}`;
  return sql<{ id: number }>`(
    SELECT id FROM (
      (SELECT is_read, id FROM ${sql.table(table)}
        WHERE ${ofList} AND is_read = ${value('isRead')} AND id <= ${value('id')} ${reach})
      UNION ALL
      (SELECT is_read, id FROM ${sql.table(table)} WHERE ${ofList} AND is_read AND NOT ${value('isRead')} ${reach})
    ) AS following
    ORDER BY is_read, id DESC LIMIT ${sql.lit(length)} OFFSET ${value('offset')})`;
}

interface MessageRow {
  id: number;
  isRead: boolean;
}

/** For pages far down. */
export type LoadBookmarks = (list: MessageList) => Promise<readonly MessageBookmark[]>;

interface PageReader<Row> {
  /** Runs a statement with `selectPageIds`; its rows come in any order. */
  load: (shape: PageShape, values: PageValues) => Promise<Row[]>;
  loadBookmarks: LoadBookmarks;
}

export async function loadPage<Row extends MessageRow>(
  { load, loadBookmarks }: PageReader<Row>,
  { recipientId, kind, ...request }: MessageList & PageRequest,
): Promise<Row[]> {
  const list = { recipientId, kind };
  const offset = offsetOf(request);
  const bookmark =
    offset < bookmarkDistance
      ? startBookmark
      : (await loadBookmarks(list))[Math.floor(offset / bookmarkDistance)];
  if (bookmark === undefined) return [];
  const found = await load(
    { length: statementLengthOf(request.limit) },
    { ...list, ...bookmark, offset: offset % bookmarkDistance },
  );
  return found
    .toSorted((one, other) => Number(one.isRead) - Number(other.isRead) || other.id - one.id)
    .slice(0, request.limit);
}
