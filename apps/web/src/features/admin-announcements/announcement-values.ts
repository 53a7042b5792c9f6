import { siteLimits } from '@touchstone/contract/site-limits';
import type { announcementMessages } from './announcement-messages.ts';
import type { AnnouncementRow } from './announcement-scope.ts';

export interface AnnouncementValues {
  title: string;
  content: string;
  isVisible: boolean;
}

/** On the wire 0 is visible and 1 is hidden. */
const visible = 0;
const hidden = 1;

/** A new announcement is visible. */
export const initialAnnouncementValues = (
  announcement: Pick<AnnouncementRow, 'title' | 'content' | 'status'> | undefined,
): AnnouncementValues => ({
  title: announcement?.title ?? '',
  content: announcement?.content ?? '',
  isVisible: announcement === undefined || announcement.status === visible,
});

export const toAnnouncement = ({ title, content, isVisible }: AnnouncementValues) =>
  ({ title, content, status: isVisible ? visible : hidden }) as const;

/** `contentEmpty`: the text for an empty content; undefined where the content is optional. */
export function announcementRules(
  m: (typeof announcementMessages)['en-US'],
  contentEmpty: string | undefined,
) {
  const { announcementTitleMaximum, announcementMaximum } = siteLimits;
  return {
    title: (title: string) => {
      if (title.trim() === '') return m.titleEmpty;
      return title.trim().length > announcementTitleMaximum ? m.titleLong(announcementTitleMaximum) : null;
    },
    content: (content: string) => {
      if (content.trim() === '' && contentEmpty !== undefined) return contentEmpty;
      return content.length > announcementMaximum ? m.contentLong(announcementMaximum) : null;
    },
  };
}
