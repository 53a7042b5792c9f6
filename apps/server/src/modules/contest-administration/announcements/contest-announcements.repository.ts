import type { Queryable } from '@touchstone/database';
import { sql } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

/** Newest first, including hidden ones. */
export async function listContestAnnouncements(database: Queryable, contestId: number, page: PageRequest) {
  const listed = database.selectFrom('contestAnnouncement').where('contestId', '=', contestId);
  const [rows, { total }] = await Promise.all([
    listed
      .leftJoin('userAccount', 'userAccount.id', 'contestAnnouncement.authorId')
      .selectAll('contestAnnouncement')
      .select('userAccount.username')
      .orderBy('contestAnnouncement.createdAt', 'desc')
      .orderBy('contestAnnouncement.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    listed.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type ContestAnnouncementRow = Awaited<ReturnType<typeof listContestAnnouncements>>['rows'][number];

/** Locks the row, so that each change logs the text that it replaced. */
export const lockContestAnnouncement = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('contestAnnouncement')
    .select(['contestId', 'title', 'content', 'isHidden'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export interface Text {
  title: string;
  content: string;
  isHidden: boolean;
}

export async function insertContestAnnouncement(
  transaction: Queryable,
  announcement: Text & { contestId: number; authorId: string; createdAt: Date; updatedAt: Date },
): Promise<number> {
  const { id } = await transaction
    .insertInto('contestAnnouncement')
    .values(announcement)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContestAnnouncement(
  transaction: Queryable,
  id: number,
  changes: Text & { updatedAt: Date },
) {
  await transaction.updateTable('contestAnnouncement').set(changes).where('id', '=', id).execute();
}

export async function deleteContestAnnouncement(transaction: Queryable, id: number) {
  await transaction.deleteFrom('contestAnnouncement').where('id', '=', id).execute();
}
