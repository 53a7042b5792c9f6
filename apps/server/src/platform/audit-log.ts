import type { Queryable } from '@touchstone/database';
import type { CallOrigin } from './http/call-context.ts';
import type { Viewer } from './sessions/sessions.ts';

export interface AuditEntry {
  /** The action as `<noun>.<verb>`: `mail-configuration.change`. */
  action: string;
  target: string;
  before?: object;
  after?: object;
}

/** Written in the transaction of the action: the log contains exactly the actions that were committed. */
export async function recordAudit(
  database: Queryable,
  by: { viewer: Viewer; origin: CallOrigin },
  { action, target, before, after }: AuditEntry,
) {
  await database
    .insertInto('auditLog')
    .values({
      actorId: by.viewer.id,
      actorUsername: by.viewer.username,
      action,
      target,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      ip: by.origin.ip,
      requestId: by.origin.requestId,
    })
    .execute();
}
