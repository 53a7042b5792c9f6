import { toWireDate } from '@touchstone/contract';
import type { NoticeRow, RecipientRow } from './notices.repository.ts';
import { nextFullHour } from './push-notices.ts';

export const presentNotice = (notice: NoticeRow, recipients: readonly RecipientRow[], now: Date) => ({
  id: notice.id,
  title: notice.title,
  content: notice.content,
  type: notice.audience,
  state: notice.pushedAt !== null,
  adminUsername: notice.authorName,
  recipients: recipients
    .filter(({ noticeId }) => noticeId === notice.id)
    .map(({ id, username }) => ({ uid: id, username })),
  deliveredCount: notice.deliveredCount,
  pushTime: toWireDate(notice.pushedAt ?? nextFullHour(now)),
  gmtCreate: toWireDate(notice.createdAt),
  gmtModified: toWireDate(notice.updatedAt),
});
