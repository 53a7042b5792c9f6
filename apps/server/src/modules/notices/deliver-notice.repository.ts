/** The recipients of a notice that an administrator wrote. */
import { roleCodes, type NoticeAudience } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

import { publishAllMessagesChanged } from './publish-messages-changed.ts';

const administrators = [roleCodes.root, roleCodes.admin, roleCodes.problem_admin];

const recipientsOf = {
  All: () => sql`SELECT id FROM user_account`,
  Admin: () => sql`SELECT id FROM user_account WHERE role_code = ANY (${administrators}::integer[])`,
  Single: (noticeId: number) =>
    sql`SELECT recipient_id FROM notice_recipient WHERE notice_id = ${noticeId}
      UNION SELECT recipient_id FROM notice WHERE id = ${noticeId} AND recipient_id IS NOT NULL`,
} as const satisfies Record<NoticeAudience, (noticeId: number) => unknown>;

/** The tab of the message page: "mine" for chosen users, "system" for all others. */
const kindOf = { All: 'Sys', Admin: 'Sys', Single: 'Mine' } as const satisfies Record<
  NoticeAudience,
  unknown
>;

/** Gives each recipient a copy. Returns the number of recipients. */
export async function deliverNotice(
  transaction: Queryable,
  { id, audience, now }: { id: number; audience: NoticeAudience; now: Date },
) {
  const { numAffectedRows } = await sql`
    INSERT INTO user_notice (notice_id, recipient_id, kind, created_at)
    SELECT ${id}, recipient.id, ${kindOf[audience]}, ${now}::timestamptz
    FROM (${recipientsOf[audience](id)}) AS recipient (id)
    ON CONFLICT (notice_id, recipient_id) DO NOTHING`.execute(transaction);
  await publishAllMessagesChanged(transaction);
  return Number(numAffectedRows ?? 0n);
}
