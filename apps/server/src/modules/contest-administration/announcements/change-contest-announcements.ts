import { inTransaction, type Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { parseAnnouncementText, type SentText } from '../../site/index.ts';
import { getContestFor } from '../administered-contest.ts';
import {
  deleteContestAnnouncement,
  insertContestAnnouncement,
  lockContestAnnouncement,
  updateContestAnnouncement,
} from './contest-announcements.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Announcements that are hidden before and after the change publish no event. */
async function publishAnnounced(
  transaction: Queryable,
  contestId: number,
  texts: readonly { isHidden: boolean }[],
) {
  if (texts.some(({ isHidden }) => !isHidden))
    await publishEvent(transaction, 'contest.announced', { contestId });
}

const targetOf = (id: number) => `contest announcement ${String(id)}`;

interface NewAnnouncement {
  cid: number;
  announcement: SentText;
}

export const announceInContest = ({ database, clock }: Parts, by: Actor, announcement: NewAnnouncement) =>
  inTransaction(database, (transaction) => announceWithin(transaction, clock(), by, announcement));

/** In the transaction of the caller. */
export async function announceWithin(
  transaction: Queryable,
  now: Date,
  by: Actor,
  { cid, announcement }: NewAnnouncement,
) {
  const text = parseAnnouncementText(announcement);
  await getContestFor(transaction, by.viewer, { id: cid, duty: 'announcements' });
  const id = await insertContestAnnouncement(transaction, {
    ...text,
    contestId: cid,
    authorId: by.viewer.id,
    createdAt: now,
    updatedAt: now,
  });
  await recordAudit(transaction, by, {
    action: 'contest-announcement.create',
    target: targetOf(id),
    after: { cid, ...text },
  });
  await publishAnnounced(transaction, cid, [text]);
}

/** The stored contest counts, not the one in the request. */
async function lockAnnouncement(transaction: Queryable, viewer: Viewer, id: number) {
  const stored = await lockContestAnnouncement(transaction, id);
  if (stored === undefined) throw callError('announcementGone');
  const { contestId: cid, ...text } = stored;
  await getContestFor(transaction, viewer, { id: cid, duty: 'announcements' });
  return { cid, text };
}

export async function changeContestAnnouncement(
  { database, clock }: Parts,
  by: Actor,
  { id, ...sent }: SentText & { id: number },
) {
  await inTransaction(database, async (transaction) => {
    const { cid, text: before } = await lockAnnouncement(transaction, by.viewer, id);
    const after = parseAnnouncementText(sent, before);
    await updateContestAnnouncement(transaction, id, { ...after, updatedAt: clock() });
    await recordAudit(transaction, by, {
      action: 'contest-announcement.change',
      target: targetOf(id),
      before: { cid, ...before },
      after: { cid, ...after },
    });
    await publishAnnounced(transaction, cid, [before, after]);
  });
}

export async function removeContestAnnouncement(
  { database }: Pick<Parts, 'database'>,
  by: Actor,
  id: number,
) {
  await inTransaction(database, async (transaction) => {
    const { cid, text: before } = await lockAnnouncement(transaction, by.viewer, id);
    await deleteContestAnnouncement(transaction, id);
    await recordAudit(transaction, by, {
      action: 'contest-announcement.delete',
      target: targetOf(id),
      before: { cid, ...before },
    });
    await publishAnnounced(transaction, cid, [before]);
  });
}
