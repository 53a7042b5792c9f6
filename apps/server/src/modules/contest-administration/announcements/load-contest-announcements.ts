import { makePage, toWireDate } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { PageRequest } from '../../../platform/page-request.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { getAdministeredContest } from '../administered-contest.ts';
import { listContestAnnouncements, type ContestAnnouncementRow } from './contest-announcements.repository.ts';

const present = (announcement: ContestAnnouncementRow) => ({
  id: announcement.id,
  title: announcement.title,
  content: announcement.content,
  uid: announcement.authorId,
  username: announcement.username,
  status: announcement.isHidden ? 1 : 0,
  gmtCreate: toWireDate(announcement.createdAt),
  gmtModified: toWireDate(announcement.updatedAt),
});

/** Hidden ones too, for administrators of the contest. */
export async function loadContestAnnouncements(
  database: Queryable,
  viewer: Viewer,
  query: PageRequest & { cid: number },
) {
  await getAdministeredContest(database, viewer, query.cid);
  const { rows, total } = await listContestAnnouncements(database, query.cid, query);
  return makePage(rows.map(present), total, query);
}
