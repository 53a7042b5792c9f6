import { siteLimits } from '@touchstone/contract';
import { callError } from '../../../platform/errors/call-error.ts';
import type { AnnouncementText } from './announcements.repository.ts';

export interface SentText {
  title?: string | null | undefined;
  content?: string | null | undefined;
  status?: number | undefined;
}

const hiddenStatus = 1;

/** Merges the sent fields into the stored ones; the title is trimmed. */
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
