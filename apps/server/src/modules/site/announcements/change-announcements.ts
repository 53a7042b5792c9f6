import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  deleteAnnouncement,
  insertAnnouncement,
  lockAnnouncement,
  updateAnnouncement,
} from './announcements.repository.ts';
import { parseAnnouncementText, type SentText } from './parse-announcement-text.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const targetOf = (id: number) => `announcement ${String(id)}`;

export async function publishAnnouncement({ database, clock }: Parts, by: Actor, sent: SentText) {
  const after = parseAnnouncementText(sent);
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
    const after = parseAnnouncementText(sent, before);
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
