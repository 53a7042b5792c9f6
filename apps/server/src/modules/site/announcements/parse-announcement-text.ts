import { siteLimits } from '@touchstone/contract';
import { callError } from '../../../platform/errors/call-error.ts';
import type { AnnouncementText } from './announcements.repository.ts';

export interface SentText {
  title?: string | null | undefined;
  content?: string | null | undefined;
  status?: number | undefined;
}

const hiddenStatus = 1;

/** What was sent over what is stored; the title without blanks around it. */
export function parseAnnouncementText(
  { title, content, status }: SentText,
  stored?: AnnouncementText,
): AnnouncementText {
  const announcement = {
    title: (title ?? stored?.title ?? '').trim(),
    content: content ?? stored?.content ?? '',
    isHidden: status === hiddenStatus,
  };
  if (announcement.title === '') throw callError('announcementTitleEmpty');
  if (announcement.title.length > siteLimits.announcementTitleMaximum)
    throw callError('announcementTitleTooLong');
  if (announcement.content.length > siteLimits.announcementMaximum) throw callError('announcementTooLong');
  return announcement;
}
