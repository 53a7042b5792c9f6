import { siteLimits } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
  type AnnouncementText,
} from './announcements.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface Actor {
  viewer: Viewer;
  origin: CallOrigin;
}

interface SentText {
  title?: string | null | undefined;
  content?: string | null | undefined;
  status?: number | undefined;
}

const hiddenStatus = 1;
const targetOf = (id: number) => `announcement ${String(id)}`;

/** What was sent over what is stored; the title without blanks around it. */
function readText({ title, content, status }: SentText, stored?: AnnouncementText): AnnouncementText {
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

export async function publishAnnouncement({ database, clock }: Parts, by: Actor, sent: SentText) {
  const after = readText(sent);
  const now = clock();
  await inTransaction(database, async (transaction) => {
    const id = await insertAnnouncement(transaction, {
      ...after,
      authorId: by.viewer.id,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(transaction, by, { action: 'announcement.create', target: targetOf(id), after });
  });
}

export async function changeAnnouncement(
  { database, clock }: Parts,
  by: Actor,
  { id, ...sent }: SentText & { id: number },
) {
  await inTransaction(database, async (transaction) => {
    const before = await lockAnnouncement(transaction, id);
    if (before === undefined) throw callError('announcementGone');
    const after = readText(sent, before);
    await updateAnnouncement(transaction, id, { ...after, updatedAt: clock() });
    await recordAudit(transaction, by, {
      action: 'announcement.change',
      target: targetOf(id),
      before,
      after,
    });
  });
}

export async function removeAnnouncement({ database }: Parts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const before = await lockAnnouncement(transaction, id);
    if (before === undefined) throw callError('announcementGone');
    await deleteAnnouncement(transaction, id);
    await recordAudit(transaction, by, { action: 'announcement.delete', target: targetOf(id), before });
  });
}
