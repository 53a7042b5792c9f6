import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

/** Newest first. */
export async function listGroupAnnouncements(
  database: Queryable,
  { groupId, withHidden }: { groupId: number; withHidden: boolean },
  page: PageRequest,
) {
  const listed = database
    .selectFrom('groupAnnouncement')
    .where('groupId', '=', groupId)
    .$if(!withHidden, (query) => query.where('isHidden', '=', false));
  const { total } = await listed
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .leftJoin('userAccount as author', 'author.id', 'groupAnnouncement.authorId')
    .selectAll('groupAnnouncement')
    .select('author.username')
    .orderBy('groupAnnouncement.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type GroupAnnouncementRow = Awaited<ReturnType<typeof listGroupAnnouncements>>['rows'][number];

interface AnnouncementText {
  title: string;
  content: string;
  isHidden: boolean;
}

export async function insertGroupAnnouncement(
  transaction: Queryable,
  announcement: AnnouncementText & { groupId: number; authorId: string; createdAt: Date; updatedAt: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('groupAnnouncement')
    .values(announcement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Serializes changes of one announcement, so that each logs the text that it replaced. */
export const lockGroupAnnouncement = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('groupAnnouncement')
    .select(['groupId', 'authorId', 'title', 'content', 'isHidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateGroupAnnouncement(
  transaction: Queryable,
  id: number,
  changes: AnnouncementText & { updatedAt: Date },
) {
  await transaction.updateTable('groupAnnouncement').set(changes).where('id', '=', id).execute();
}

export async function deleteGroupAnnouncement(transaction: Queryable, id: number) {
  await transaction.deleteFrom('groupAnnouncement').where('id', '=', id).execute();
}

/** Returns the number of copies. They are hidden, and keep their order. */
export async function copyGroupAnnouncements(
  transaction: Queryable,
  { from, to, authorId, now }: { from: number; to: number; authorId: string; now: Date },
): Promise<number> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('groupAnnouncement')
    .columns(['groupId', 'authorId', 'title', 'content', 'isHidden', 'createdAt', 'updatedAt'])
    .expression((select) =>
      select
        .selectFrom('groupAnnouncement')
        .select([
          select.val(to).as('groupId'),
          select.val(authorId).as('authorId'),
          'title',
          'content',
          select.val(true).as('isHidden'),
          select.val(now).as('createdAt'),
          select.val(now).as('updatedAt'),
        ])
        .where('groupId', '=', from)
        .orderBy('id'),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0n);
}
