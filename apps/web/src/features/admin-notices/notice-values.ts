import { noticeLimits, type NoticeAudience } from '@touchstone/contract/notice-limits';
import type { Notice } from './api/notices.ts';
import type { noticeMessages } from './notice-messages.ts';

export type Recipient = Notice['recipients'][number];

export interface NoticeValues {
  title: string;
  content: string;
  type: NoticeAudience;
  recipients: Recipient[];
}

/** The values of a new notice if there is none yet. */
export const initialNoticeValues = (notice: Notice | undefined): NoticeValues => ({
  title: notice?.title ?? '',
  content: notice?.content ?? '',
  type: notice?.type ?? 'All',
  recipients: notice?.recipients ?? [],
});

export function noticeRules(m: (typeof noticeMessages)['en-US']) {
  const { titleMaximum, contentMaximum } = noticeLimits;
  return {
    title: (title: string) => {
      if (title.trim() === '') return m.titleEmpty;
      return title.trim().length > titleMaximum ? m.titleLong(titleMaximum) : null;
    },
    content: (content: string) => {
      if (content.trim() === '') return m.contentEmpty;
      return content.length > contentMaximum ? m.contentLong(contentMaximum) : null;
    },
    recipients: (recipients: readonly Recipient[], { type }: Pick<NoticeValues, 'type'>) =>
      type === 'Single' && recipients.length === 0 ? m.recipientsMissing : null,
  };
}
