/** The people who are on no scoreboard of a contest: its organisers, and disqualified participants. */
import { roleCodes } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';

/** Super administrators, the owner, the jury and disqualified participants; `standingClass` is the rule. */
export async function listUnranked(
  database: Queryable,
  {
    id,
    ownerId,
    staff,
  }: { id: number; ownerId: string | null; staff: readonly { account: string; role: string }[] },
): Promise<Set<string>> {
  const [superAdmins, disqualified] = await Promise.all([
    database.selectFrom('userAccount').select('id').where('roleCode', '=', roleCodes.root).execute(),
    database
      .selectFrom('contestParticipant')
      .select('userId as id')
      .where('contestId', '=', id)
      .where('disqualifiedAt', 'is not', null)
      .execute(),
  ]);
  const jury = staff.filter(({ role }) => role === 'jury').map(({ account }) => account);
  return new Set([
    ...[...superAdmins, ...disqualified].map((row) => row.id),
    ...jury,
    ...(ownerId === null ? [] : [ownerId]),
  ]);
}

/** The condition of lists that follow the scoreboard; callers exclude owner and super administrators. */
export const isOnBoard = (userColumn: 'submission.user_id', contestId: number) => sql<boolean>`NOT EXISTS (
  SELECT FROM contest_participant AS noted
  WHERE noted.contest_id = ${contestId} AND noted.user_id = ${sql.ref(userColumn)} AND noted.disqualified_at IS NOT NULL
) AND NOT EXISTS (
  SELECT FROM contest_staff AS staff
  WHERE staff.contest_id = ${contestId} AND staff.user_id = ${sql.ref(userColumn)} AND staff.role = 'jury'
)`;
