import { underWayStatuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { coAuthorIds } from '../problems/index.ts';
import { listRowColumns } from '../problem-administration/index.ts';

const problemsOf = (database: Queryable, groupId: number) =>
  database.selectFrom('problem').where('problem.groupId', '=', groupId);

const countAll = sql<number>`count(*)`.as('total');

/** Public inside the group; in the order of the list of the site. */
export async function listGroupProblems(database: Queryable, groupId: number, page: PageRequest) {
  const listed = problemsOf(database, groupId).where('problem.visibility', '=', 'public');
  const [rows, { total }] = await Promise.all([
    listed
      .select(['problem.id', 'displayId', 'title', 'titleTranslations', 'difficulty', 'scoring'])
      .orderBy(sql`char_length(display_id)`)
      .orderBy('displayId')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    listed.select(countAll).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The judged submissions in the group outside contests, by problem and status. */
export async function mapGroupResults(
  database: Queryable,
  { groupId, problemIds }: { groupId: number; problemIds: readonly number[] },
) {
  if (problemIds.length === 0) return new Map<number, { status: number; count: number }[]>();
  const rows = await database
    .selectFrom('submission')
    .select(['problemId', 'status', sql<number>`count(*)`.as('count')])
    .where('problemId', 'in', problemIds)
    .where('groupId', '=', groupId)
    .where('contestId', 'is', null)
    // As the counters of the site: being judged is no result.
    .where('status', 'not in', underWayStatuses)
    .groupBy(['problemId', 'status'])
    .execute();
  return Map.groupBy(rows, ({ problemId }) => problemId);
}

/** All problems of the group, newest first. Approved ones have left it and still name it. */
export async function listAdministeredGroupProblems(database: Queryable, groupId: number, page: PageRequest) {
  const listed = database
    .selectFrom('problem')
    .where((where) =>
      where.or([where('problem.groupId', '=', groupId), where('problem.applicationGroupId', '=', groupId)]),
    )
    .where('problem.archivedVisibility', 'is', null);
  const [rows, { total }] = await Promise.all([
    listed
      .leftJoin('userAccount as author', 'author.id', 'problem.authorId')
      .leftJoin('userAccount as modifier', 'modifier.id', 'problem.modifiedBy')
      .select(listRowColumns)
      .select(['author.username as author', 'modifier.username as modifier', coAuthorIds])
      .select(['problem.applicationProgress', 'problem.applicationGroupId'])
      .orderBy('problem.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    listed.select(countAll).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type AdministeredGroupRow = Awaited<ReturnType<typeof listAdministeredGroupProblems>>['rows'][number];

/** Locked until the transaction ends. */
export const lockApplicant = (transaction: Queryable, problemId: number) =>
  transaction
    .selectFrom('problem')
    .select(['id', 'displayId', 'title', 'authorId', 'groupId', 'applicationGroupId', 'applicationProgress'])
    .where('id', '=', problemId)
    .forUpdate()
    .executeTakeFirst();

export async function setApplication(
  transaction: Queryable,
  problemId: number,
  application: { groupId: number; progress: number } | null,
) {
  await transaction
    .updateTable('problem')
    .set({
      applicationGroupId: application?.groupId ?? null,
      applicationProgress: application?.progress ?? null,
    })
    .where('id', '=', problemId)
    .execute();
}

export const findGroupProblemId = (
  database: Queryable,
  { groupId, displayId }: { groupId: number; displayId: string },
) =>
  database
    .selectFrom('problem')
    .select('id')
    .where('groupId', '=', groupId)
    .where(sql<boolean>`upper(display_id) = upper(${displayId})`)
    .executeTakeFirst();
