import { inTransaction, type Queryable } from '@touchstone/database';
import { canChangeGroupItem } from '@touchstone/rules/groups/group-actions';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { parseAnnouncementText, type SentText } from '../../site/index.ts';
import { openGroup } from '../open-group.ts';
import { publishGroupAnnounced } from '../publish-group-changes.ts';
import {
  deleteGroupAnnouncement,
  insertGroupAnnouncement,
  lockGroupAnnouncement,
  updateGroupAnnouncement,
} from './group-announcements.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const targetOf = (id: number) => `group announcement ${String(id)}`;

/** Announcements that are hidden before and after the change publish no event. */
async function publishIfShown(
  transaction: Queryable,
  groupId: number,
  texts: readonly { isHidden: boolean }[],
) {
  if (texts.some(({ isHidden }) => !isHidden)) await publishGroupAnnounced(transaction, groupId);
}

export async function announceInGroup(
  { database, clock }: Parts,
  by: Actor,
  { gid, ...sent }: SentText & { gid?: number | undefined },
) {
  if (gid === undefined) throw callError('announcementGroupMissing');
  await inTransaction(database, async (transaction) => {
    await openGroup(transaction, by.viewer, gid, 'announce');
    const text = parseAnnouncementText(sent);
    const now = clock();
    const id = await insertGroupAnnouncement(transaction, {
      ...text,
      groupId: gid,
      authorId: by.viewer.id,
      createdAt: now,
      updatedAt: now,
    });
    await recordAudit(transaction, by, {
      action: 'group-announcement.create',
      target: targetOf(id),
      after: { gid, ...text },
    });
    await publishIfShown(transaction, gid, [text]);
  });
}

/** The stored group counts, not the one in the request. */
async function lockAnnouncement(transaction: Queryable, viewer: Viewer, id: number) {
  const stored = await lockGroupAnnouncement(transaction, id);
  if (stored === undefined) throw callError('groupAnnouncementNotFound');
  const { groupId: gid, authorId, ...text } = stored;
  const { actor } = await openGroup(transaction, viewer, gid, 'seeContent');
  if (!canChangeGroupItem(actor, { isAuthor: authorId === viewer.id })) throw callError('groupAuthorsOnly');
  return { gid, text };
}

export async function changeGroupAnnouncement(
  { database, clock }: Parts,
  by: Actor,
  { id, ...sent }: SentText & { id?: number | undefined },
) {
  if (id === undefined) throw callError('announcementIdMissing');
  await inTransaction(database, async (transaction) => {
    const { gid, text: before } = await lockAnnouncement(transaction, by.viewer, id);
    const after = parseAnnouncementText(sent, before);
    await updateGroupAnnouncement(transaction, id, { ...after, updatedAt: clock() });
    await recordAudit(transaction, by, {
      action: 'group-announcement.change',
      target: targetOf(id),
      before: { gid, ...before },
      after: { gid, ...after },
    });
    await publishIfShown(transaction, gid, [before, after]);
  });
}

export async function removeGroupAnnouncement({ database }: Pick<Parts, 'database'>, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const { gid, text: before } = await lockAnnouncement(transaction, by.viewer, id);
    await deleteGroupAnnouncement(transaction, id);
    await recordAudit(transaction, by, {
      action: 'group-announcement.delete',
      target: targetOf(id),
      before: { gid, ...before },
    });
    await publishIfShown(transaction, gid, [before]);
  });
}
