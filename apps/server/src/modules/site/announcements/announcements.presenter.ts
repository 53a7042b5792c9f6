import { toWireDate } from '@touchstone/contract';
import type { AnnouncementRow } from './announcements.repository.ts';

export const presentAnnouncement = (announcement: AnnouncementRow) => ({
  id: announcement.id,
  title: announcement.title,
  content: announcement.content,
  uid: announcement.authorId,
  username: announcement.username,
  status: announcement.isHidden ? 1 : 0,
  gmtCreate: toWireDate(announcement.createdAt),
  gmtModified: toWireDate(announcement.updatedAt),
});
