import type { Queryable } from '@touchstone/database';

export interface AuditEntry {
  /** The action as `<noun>.<verb>`: `mail-configuration.change`. */
  action: string;
  target: string;
  before?: object;
  after?: object;
}

/** Who acted, and from where. An operator at the command line has neither an account nor an address. */
export interface AuditActor {
  viewer: { id: string | null; username: string };
  origin: { ip: string | null; requestId: string | null };
}

/** Written in the transaction of the action: the log contains exactly the actions that were committed. */
export async function recordAudit(
  database: Queryable,
  by: AuditActor,
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
