import { isIP } from 'node:net';
import { broken, mapped, simpleStep, type Outcome } from '../step.ts';
import type { Fields } from '../fields.ts';
import type { KnownRows } from '../known-rows.ts';
import { createdAndUpdated } from './users.ts';

const missingUser = (id: string) => broken('missing-user', `user ${id} does not exist`);
const audiences = ['All', 'Single', 'Admin'];

export const noticeStep = simpleStep({
  table: 'admin_sys_notice',
  map: (fields, { known }) => {
    const [id, audience] = [fields.id('id'), fields.text('type')];
    const [recipientId, authorId] = [fields.textOrNull('recipient_id'), fields.textOrNull('admin_id')];
    if (!audiences.includes(audience)) return broken('bad-value', `type is ${audience}`);
    if (recipientId !== null && !known.users.has(recipientId)) return missingUser(recipientId);
    known.notices.add(id);
    const { created_at, updated_at } = createdAndUpdated(fields);
    const row = {
      id,
      title: fields.text('title'),
      content: fields.text('content'),
      audience,
      recipient_id: recipientId,
      author_id: authorId !== null && known.users.has(authorId) ? authorId : null,
      pushed_at: fields.flag('state', false) ? updated_at : null,
      created_at,
      updated_at,
    };
    return mapped([{ table: 'notice', row }]);
  },
});

export const userNoticeStep = simpleStep({
  table: 'user_sys_notice',
  map: (fields, { known }) => {
    const [noticeId, recipientId] = [fields.id('sys_notice_id'), fields.text('recipient_id').trim()];
    if (!known.notices.has(noticeId))
      return broken('missing-row', `notice ${String(noticeId)} does not exist`);
    if (!known.users.has(recipientId)) return missingUser(recipientId);
    const { created_at } = createdAndUpdated(fields);
    const row = {
      id: fields.id('id'),
      notice_id: noticeId,
      recipient_id: recipientId,
      kind: fields.text('type') === 'Mine' ? 'Mine' : 'Sys',
      is_read: fields.flag('state', false),
      created_at,
    };
    return mapped([{ table: 'user_notice', row, isOptional: true }]);
  },
});

const actions = ['Discuss', 'Reply', 'Like_Post', 'Like_Discuss'];

export function mapReminder(fields: Fields, { known }: { known: KnownRows }): Outcome {
  const [action, sourceType] = [fields.text('action'), fields.text('source_type')];
  const [senderId, recipientId] = [fields.text('sender_id').trim(), fields.text('recipient_id').trim()];
  if (!actions.includes(action)) return broken('bad-value', `action is ${action}`);
  if (sourceType !== 'Discussion' && sourceType !== 'Contest')
    return broken('bad-value', `source_type is ${sourceType}`);
  for (const userId of [senderId, recipientId]) if (!known.users.has(userId)) return missingUser(userId);
  const quoteType = fields.text('quote_type');
  const { created_at } = createdAndUpdated(fields);
  const row = {
    id: fields.id('id'),
    action,
    recipient_id: recipientId,
    sender_id: senderId,
    source_id: fields.id('source_id'),
    source_type: sourceType,
    source_content: fields.textOrNull('source_content'),
    quote_id: fields.integerOrNull('quote_id'),
    quote_type: quoteType === 'Comment' || quoteType === 'Reply' ? quoteType : null,
    url: fields.text('url'),
    is_read: fields.flag('state', false),
    created_at,
  };
  return mapped([{ table: 'reminder', row }]);
}

export const reminderStep = simpleStep({ table: 'msg_remind', map: mapReminder });

/** The log of logins. */
export const loginRecordStep = simpleStep({
  table: 'session',
  map: (fields, { known }) => {
    const [userId, ip] = [fields.text('uid').trim(), fields.text('ip').trim()];
    if (!known.users.has(userId)) return missingUser(userId);
    const { created_at } = createdAndUpdated(fields);
    const row = {
      id: fields.id('id'),
      user_id: userId,
      ip: isIP(ip) === 0 ? null : ip,
      user_agent: fields.textOrNull('user_agent'),
      created_at,
    };
    return mapped([{ table: 'login_record', row }]);
  },
});
