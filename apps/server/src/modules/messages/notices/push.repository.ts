import { roleCodes, type NoticeAudience } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

/** The oldest that waits, locked. One that somebody else is pushing or changing just now is left to them. */
export const takeWaitingNotice = (transaction: Queryable) =>
  transaction
    .selectFrom('notice')
    .select(['id', 'audience'])
    .where('pushedAt', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const administrators = [roleCodes.root, roleCodes.admin, roleCodes.problem_admin];

const recipientsOf = {
  All: () => sql`SELECT id FROM user_account`,
  Admin: () => sql`SELECT id FROM user_account WHERE role_code = ANY (${administrators}::integer[])`,
  Single: (noticeId: number) =>
    sql`SELECT recipient_id FROM notice_recipient WHERE notice_id = ${noticeId}
      UNION SELECT recipient_id FROM notice WHERE id = ${noticeId} AND recipient_id IS NOT NULL`,
} as const satisfies Record<NoticeAudience, (noticeId: number) => unknown>;

/** To this user alone, or of the site. */
const kindOf = { All: 'Sys', Admin: 'Sys', Single: 'Mine' } as const satisfies Record<
  NoticeAudience,
  unknown
>;

/** How many got their copy. */
export async function insertCopies(
  transaction: Queryable,
  { id, audience, now }: { id: number; audience: NoticeAudience; now: Date },
) {
  const { numAffectedRows } = await sql`
    INSERT INTO user_notice (notice_id, recipient_id, kind, created_at)
    SELECT ${id}, recipient.id, ${kindOf[audience]}, ${now}::timestamptz
    FROM (${recipientsOf[audience](id)}) AS recipient (id)
    ON CONFLICT (notice_id, recipient_id) DO NOTHING`.execute(transaction);
  return Number(numAffectedRows ?? 0n);
}

export async function markPushed(
  transaction: Queryable,
  id: number,
  pushed: { pushedAt: Date; deliveredCount: number },
) {
  await transaction.updateTable('notice').set(pushed).where('id', '=', id).execute();
}
