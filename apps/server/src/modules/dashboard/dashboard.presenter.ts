import { toWireDate } from '@touchstone/contract';
import type { AuditEntryRow, MailRow } from './dashboard.repository.ts';
import type { LoginRow } from './statistics.repository.ts';

export const presentMail = (mail: MailRow) => ({
  id: mail.id,
  recipient: mail.recipient,
  subject: mail.subject,
  text: mail.textBody,
  state: mail.state,
  lastError: mail.lastError,
  gmtCreate: toWireDate(mail.createdAt),
});

const asText = (value: unknown) => (value === null ? null : JSON.stringify(value, null, 2));

export const presentAuditEntry = (entry: AuditEntryRow) => ({
  id: entry.id,
  actor: entry.actorUsername,
  action: entry.action,
  target: entry.target,
  before: asText(entry.before),
  after: asText(entry.after),
  ip: entry.ip,
  gmtCreate: toWireDate(entry.createdAt),
});

export const presentLogin = (login: LoginRow) => ({
  id: login.id,
  uid: login.userId,
  userAgent: login.userAgent,
  ip: login.ip,
  gmtCreate: toWireDate(login.createdAt),
  gmtModified: toWireDate(login.createdAt),
});
