import { noticeLimits, type NoticeAudience } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { shortenText } from '../../problem-administration/index.ts';
import {
  deleteNotice,
  lockAccounts,
  insertNotice,
  listRecipientIds,
  lockNotice,
  replaceRecipients,
  updateNotice,
  type NoticeText,
} from './notices.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

interface SentNotice {
  title?: string | null | undefined;
  content?: string | null | undefined;
  type?: NoticeAudience | null | undefined;
  recipientIds?: readonly string[] | null | undefined;
  recipientId?: string | null | undefined;
}

type StoredNotice = NoticeText & { recipientIds: readonly string[] };

const targetOf = (id: number) => `notice ${String(id)}`;

/** As the log keeps it. */
const describe = (notice: StoredNotice) => ({ ...notice, content: shortenText(notice.content) });

/** What was sent over what is stored; the title without blanks around it. */
function readNotice(sent: SentNotice, stored?: StoredNotice): StoredNotice {
  const audience = sent.type ?? stored?.audience ?? 'All';
  const single = sent.recipientId == null || sent.recipientId === '' ? undefined : [sent.recipientId];
  const named = sent.recipientIds ?? single ?? stored?.recipientIds ?? [];
  const notice = {
    title: (sent.title ?? stored?.title ?? '').trim(),
    content: sent.content ?? stored?.content ?? '',
    audience,
    recipientIds: audience === 'Single' ? [...new Set(named)].toSorted() : [],
  };
  checkNotice(notice);
  return notice;
}

function checkNotice({ title, content, audience, recipientIds }: StoredNotice) {
  const { titleMaximum, contentMaximum, recipientsMaximum } = noticeLimits;
  if (title === '') throw callError('noticeTitleEmpty');
  if (title.length > titleMaximum) throw callError('noticeTitleTooLong');
  if (content.trim() === '') throw callError('noticeEmpty');
  if (content.length > contentMaximum) throw callError('noticeTooLong');
  if (audience === 'Single' && recipientIds.length === 0) throw callError('noticeRecipientsMissing');
  if (recipientIds.length > recipientsMaximum) throw callError('noticeRecipientsTooMany');
}

async function storeRecipients(transaction: Queryable, id: number, ids: readonly string[]) {
  if ((await lockAccounts(transaction, ids)) < ids.length) throw callError('noticeRecipientGone');
  await replaceRecipients(transaction, id, ids);
}

export async function writeNotice({ database, clock }: Parts, by: Actor, sent: SentNotice) {
  const after = readNotice(sent);
  const now = clock();
  await inTransaction(database, async (transaction) => {
    const { recipientIds, ...text } = after;
    const id = await insertNotice(transaction, {
      ...text,
      authorId: by.viewer.id,
      authorUsername: by.viewer.username,
      createdAt: now,
      updatedAt: now,
    });
    await storeRecipients(transaction, id, recipientIds);
    await recordAudit(transaction, by, {
      action: 'notice.create',
      target: targetOf(id),
      after: describe(after),
    });
  });
}

async function getLocked(transaction: Queryable, id: number) {
  const found = await lockNotice(transaction, id);
  if (found === undefined) throw callError('noticeGone');
  const { pushedAt, ...text } = found;
  return { pushedAt, stored: { ...text, recipientIds: await listRecipientIds(transaction, id) } };
}

export async function changeNotice(
  { database, clock }: Parts,
  by: Actor,
  { id, ...sent }: SentNotice & { id: number },
) {
  await inTransaction(database, async (transaction) => {
    const { pushedAt, stored: before } = await getLocked(transaction, id);
    // What people have read must not change under them.
    if (pushedAt !== null) throw callError('noticePushed');
    const after = readNotice(sent, before);
    const { recipientIds, ...text } = after;
    await updateNotice(transaction, id, { ...text, updatedAt: clock() });
    await storeRecipients(transaction, id, recipientIds);
    const entry = { action: 'notice.change', target: targetOf(id) };
    await recordAudit(transaction, by, { ...entry, before: describe(before), after: describe(after) });
  });
}

export async function removeNotice({ database }: Parts, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const { pushedAt, stored } = await getLocked(transaction, id);
    await deleteNotice(transaction, id);
    const before = { ...describe(stored), isPushed: pushedAt !== null };
    await recordAudit(transaction, by, { action: 'notice.delete', target: targetOf(id), before });
  });
}
