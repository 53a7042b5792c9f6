import { makePage, messagesCalls } from '@touchstone/contract';
import type { FastifyInstance } from 'fastify';
import { callError } from '../../platform/errors/call-error.ts';
import { authenticatorOf } from '../../platform/http/authenticator.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import { registerCalls } from '../../platform/http/register-calls.ts';
import type { PageRequest } from '../../platform/page-request.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeReminders } from '../comments/index.ts';
import { publishMessagesChanged } from '../notices/index.ts';
import { markAsRead } from './mark-as-read.ts';
import { createMessageTotals, type MessageTotals } from './message-totals.ts';
import { presentReminder, presentSystemMessage, presentUnread } from './messages.presenter.ts';
import {
  countUnread,
  deleteMessages,
  isClearedKind,
  listReminders,
  listSystemMessages,
  type NoticeKind,
  type ReminderKind,
} from './messages.repository.ts';
import { registerNotices } from './notices/notices.routes.ts';
import { schedulePushes } from './notices/push-notices.ts';

export async function registerMessages(app: FastifyInstance, platform: Platform) {
  const { database } = platform;
  const totals = createMessageTotals(platform);
  const parts = { ...platform, totals };
  registerNotices(app, platform);
  registerCalls(app, authenticatorOf(platform), {
    calls: messagesCalls,
    handlers: {
      'GET /api/msg/unread': async ({ viewer }) => presentUnread(await countUnread(database, viewer.id)),
      'GET /api/msg/comment': (call) => readReminders(parts, { ...call, kind: 'comment' }),
      'GET /api/msg/reply': (call) => readReminders(parts, { ...call, kind: 'reply' }),
      'GET /api/msg/like': (call) => readReminders(parts, { ...call, kind: 'like' }),
      'GET /api/msg/sys': (call) => readMessages(parts, { ...call, kind: 'Sys' }),
      'GET /api/msg/mine': (call) => readMessages(parts, { ...call, kind: 'Mine' }),
      'DELETE /api/msg/clean': async ({ viewer, query: { type: kind, id } }) => {
        if (!isClearedKind(kind)) throw callError('messagesNothingToClear');
        const deleted = await deleteMessages(database, { recipientId: viewer.id, kind, id });
        if (deleted === 0) throw callError('messagesNothingToClear');
        totals.invalidate(viewer.id);
        await publishMessagesChanged(database, [viewer.id]);
        return null;
      },
    },
  });
  await schedulePushes(platform);
}

interface Totals {
  totals: MessageTotals;
}

/** The response shows which messages were unread. Afterwards they are read. */
async function readMessages(
  { database, totals }: Pick<Platform, 'database'> & Totals,
  { viewer, origin, query, kind }: Actor & { query: PageRequest; kind: NoticeKind },
) {
  const list = { recipientId: viewer.id, kind };
  const [total, rows] = await Promise.all([
    totals.totalOf(list),
    listSystemMessages(database, { ...query, ...list }, totals.loadBookmarks),
  ]);
  await markAsRead(database, 'notice', rows);
  return makePage(
    rows.map((row) => presentSystemMessage(row, origin.locale)),
    total,
    query,
  );
}

async function readReminders(
  parts: Pick<Platform, 'database' | 'clock' | 'settings'> & Totals,
  { viewer, origin, query, kind }: Actor & { query: PageRequest; kind: ReminderKind },
) {
  const { database, totals } = parts;
  const list = { recipientId: viewer.id, kind };
  const [total, rows] = await Promise.all([
    totals.totalOf(list),
    listReminders(database, { ...query, ...list }, totals.loadBookmarks),
  ]);
  const [sourceOf] = await Promise.all([
    describeReminders(parts, viewer, rows),
    markAsRead(database, 'reminder', rows),
  ]);
  return makePage(
    rows.map((row) => presentReminder(row, sourceOf(row), origin.locale)),
    total,
    query,
  );
}
