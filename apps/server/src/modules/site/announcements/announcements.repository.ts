import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

/** Newest first. Readers get only the visible ones. */
export async function listAnnouncements(
  database: Queryable,
  request: PageRequest,
  { withHidden }: { withHidden: boolean },
) {
  const listed = database
    .selectFrom('announcement')
    .$if(!withHidden, (query) => query.where('isHidden', '=', false));
  const { total } = await listed
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .innerJoin('userAccount', 'userAccount.id', 'announcement.authorId')
    .select(['announcement.id', 'title', 'content', 'authorId', 'userAccount.username', 'isHidden'])
    .select(['announcement.createdAt', 'announcement.updatedAt'])
    .orderBy('announcement.createdAt', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type AnnouncementRow = Awaited<ReturnType<typeof listAnnouncements>>['rows'][number];

export interface AnnouncementText {
  title: string;
  content: string;
  isHidden: boolean;
}

export async function insertAnnouncement(
  transaction: Queryable,
  announcement: AnnouncementText & { authorId: string; createdAt: Date; updatedAt: Date },
) {
  const { id } = await transaction
    .insertInto('announcement')
    .values(announcement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Serializes changes of one announcement, so that each logs the text that it replaced. */
export const lockAnnouncement = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('announcement')
    .select(['title', 'content', 'isHidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function updateAnnouncement(
  transaction: Queryable,
  id: number,
  changes: AnnouncementText & { updatedAt: Date },
) {
  await transaction.updateTable('announcement').set(changes).where('id', '=', id).execute();
}

export async function deleteAnnouncement(transaction: Queryable, id: number) {
  await transaction.deleteFrom('announcement').where('id', '=', id).execute();
}
