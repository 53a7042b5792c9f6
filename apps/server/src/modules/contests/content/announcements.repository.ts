import type { Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';

const shown = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestAnnouncement')
    .leftJoin('userAccount as author', 'author.id', 'contestAnnouncement.authorId')
    .selectAll('contestAnnouncement')
    .select('author.username')
    .where('contestId', '=', contestId)
    .where('isHidden', '=', false)
    .orderBy('contestAnnouncement.createdAt', 'desc')
    .orderBy('contestAnnouncement.id', 'desc');

export type ShownAnnouncementRow = Awaited<ReturnType<typeof listUnread>>[number];

export async function listShown(database: Queryable, contestId: number, request: PageRequest) {
  const { total } = await shown(database, contestId)
    .clearSelect()
    .clearOrderBy()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await shown(database, contestId).limit(request.limit).offset(offsetOf(request)).execute();
  return { rows, total };
}

export const listUnread = (database: Queryable, contestId: number, readIds: readonly number[]) =>
  shown(database, contestId)
    .$if(readIds.length > 0, (query) => query.where('contestAnnouncement.id', 'not in', readIds))
    .execute();
