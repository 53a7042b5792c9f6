/**
 * How this works: a job runs every ten minutes on one of the servers. It closes orders that were not paid in time, moves
 * members to their next level or to none when a level has ended, and reminds members a week and a day before the end and after
 * it. Each user and order is a transaction of its own. A reminder is noted by its end, so a retry sends none twice, and a
 * renewal leads to new ones.
 */
import { inTransaction } from '@touchstone/database';
import type { MembershipTime } from '@touchstone/rules/membership/membership-time';
import type { Platform } from '../../platform/platform.ts';
import { sendPersonalNotice } from '../notices/index.ts';
import { lockMember } from './ledger/grants.repository.ts';
import { loadMembership, refreshMembership } from './load-membership.ts';
import { writeEndMail, writeEndNotice } from './membership-notices.ts';
import {
  findRecipient,
  listEnded,
  listEnding,
  noteReminder,
  type ReminderKind,
} from './membership.repository.ts';
import { closeOrder } from './orders/close-order.ts';
import { listOverdueOrders } from './orders/orders.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'mailer' | 'settings'>;

const everyTenMinutes = '*/10 * * * *';
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;
/** A larger number would hold the rows of one run for long. */
const batchSize = 500;

export async function scheduleMembershipSweeps({ queue, ...parts }: Parts & Pick<Platform, 'queue'>) {
  await queue.work('membership.sweep', () => sweepMemberships(parts));
  await queue.schedule('membership.sweep', everyTenMinutes);
}

export async function sweepMemberships(parts: Parts): Promise<void> {
  await expireOrders(parts);
  await endMemberships(parts);
  await remindOfEnds(parts);
}

async function expireOrders({ database, clock }: Parts) {
  const now = clock();
  const overdue = { now, patienceMs: dayMs, limit: batchSize };
  for (const orderId of await listOverdueOrders(database, overdue))
    await inTransaction(database, (transaction) =>
      closeOrder(transaction, { orderId, state: 'expired', now }),
    );
}

async function endMemberships(parts: Parts) {
  const now = parts.clock();
  for (const userId of await listEnded(parts.database, now, batchSize))
    await inTransaction(parts.database, async (transaction) => {
      await lockMember(transaction, userId);
      const membership = await refreshMembership(transaction, userId, now);
      if (membership.hasEnded && membership.endsAt !== null)
        await remind(parts, transaction, { userId, kind: 'ended', endsAt: membership.endsAt, now });
    });
}

async function remindOfEnds(parts: Parts) {
  const now = parts.clock();
  const inMs = (ms: number) => new Date(now.getTime() + ms);
  const { database } = parts;
  const ending = [
    ...(await listEnding(database, { after: now, until: inMs(dayMs), kind: 'day' })),
    ...(await listEnding(database, { after: inMs(dayMs), until: inMs(weekMs), kind: 'week' })),
  ];
  for (const { id: userId } of ending)
    await inTransaction(parts.database, async (transaction) => {
      const reminder = chooseReminder(await loadMembership(transaction, userId, now), now);
      if (reminder !== undefined) await remind(parts, transaction, { userId, ...reminder, now });
    });
}

/** The end of a level that another one follows is no reason for a reminder. */
function chooseReminder({ level, endsAt }: MembershipTime, now: Date) {
  if (level === 0 || endsAt === null) return undefined;
  const leftMs = endsAt.getTime() - now.getTime();
  if (leftMs > weekMs) return undefined;
  const kind: ReminderKind = leftMs > dayMs ? 'week' : 'day';
  return { kind, endsAt };
}

interface EndReminder {
  userId: string;
  kind: ReminderKind;
  endsAt: Date;
  now: Date;
}

async function remind(
  { mailer, settings }: Parts,
  transaction: Parameters<typeof noteReminder>[0],
  { userId, kind, endsAt, now }: EndReminder,
) {
  if (!(await noteReminder(transaction, { userId, kind, endsAt, sentAt: now }))) return;
  await sendPersonalNotice(transaction, { recipientIds: [userId], ...writeEndNotice(kind), now });
  const { baseUrl } = settings.current.web;
  const recipient = await findRecipient(transaction, userId);
  if (recipient?.email != null && mailer.isConfigured)
    await mailer.send(transaction, { recipient: recipient.email, ...writeEndMail(kind, baseUrl) });
}
