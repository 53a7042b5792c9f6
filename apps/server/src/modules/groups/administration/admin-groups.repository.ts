import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface AdminGroupFilter {
  keyword: string | undefined;
  isBanned: boolean | undefined;
}

function filterGroups(database: Queryable, { keyword, isBanned }: AdminGroupFilter) {
  const pattern = containing(keyword ?? '');
  return database
    .selectFrom('userGroup')
    .innerJoin('userAccount as owner', 'owner.id', 'userGroup.ownerId')
    .where('userGroup.disbandedAt', 'is', null)
    .$if(isBanned !== undefined, (query) => query.where('userGroup.isBanned', '=', isBanned ?? false))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('userGroup.name', 'ilike', pattern),
          where('userGroup.shortName', 'ilike', pattern),
          where('owner.username', 'ilike', pattern),
        ]),
      ),
    );
}

const countIn = (table: string, condition = sql`true`) => sql<number>`(
  SELECT count(*) FROM ${sql.table(table)} AS counted WHERE counted.group_id = user_group.id AND ${condition})`;

/** Test data that several problems share is counted for each of them. */
const sizeBytes = sql<number>`(
  coalesce((SELECT sum(input_bytes + answer_bytes) FROM problem_case JOIN problem ON problem.id = problem_case.problem_id
    WHERE problem.group_id = user_group.id), 0)
  + coalesce((SELECT sum(size_bytes) FROM stored_file WHERE stored_file.group_id = user_group.id), 0))::bigint`;

/** The counts are taken for the groups of the page only. */
export async function listAdminGroups(database: Queryable, filter: AdminGroupFilter, page: PageRequest) {
  const filtered = filterGroups(database, filter);
  const { total } = await filtered
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .selectAll('userGroup')
    .select('owner.username as owner')
    .select([
      countIn('group_member', sql`counted.auth >= 3`).as('memberCount'),
      countIn('group_member', sql`counted.auth = 1`).as('applicationCount'),
      countIn('problem').as('problemCount'),
      countIn('training').as('trainingCount'),
      countIn('contest').as('contestCount'),
      countIn('submission').as('submissionCount'),
      sizeBytes.as('sizeBytes'),
    ])
    .orderBy('userGroup.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type AdminGroupRow = Awaited<ReturnType<typeof listAdminGroups>>['rows'][number];
