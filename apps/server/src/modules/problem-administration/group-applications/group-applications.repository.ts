import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../../platform/page-request.ts';

export interface ApplicationFilter {
  keyword: string | undefined;
  groupId: number | undefined;
}

function selectApplications(database: Queryable, { keyword, groupId }: ApplicationFilter) {
  const pattern = containing(keyword ?? '');
  return database
    .selectFrom('problem')
    .leftJoin('userAccount', 'userAccount.id', 'problem.authorId')
    .where('applicationProgress', 'is not', null)
    .$if(groupId !== undefined, (query) => query.where('applicationGroupId', '=', groupId ?? 0))
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          // The display id and the title in all languages.
          where('problem.searchText', 'ilike', pattern),
          where('userAccount.username', 'ilike', pattern),
        ]),
      ),
    );
}

/** Pending applications first, then by group. */
export async function listApplications(database: Queryable, filter: ApplicationFilter, page: PageRequest) {
  const { total } = await selectApplications(database, filter)
    .select(sql<number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow();
  const rows = await selectApplications(database, filter)
    .select(['problem.id', 'displayId', 'title', 'titleTranslations', 'scoring', 'judgeMode'])
    .select('userAccount.username as author')
    .select(['groupId', 'applicationGroupId', 'applicationProgress'])
    .orderBy('applicationProgress')
    .orderBy('applicationGroupId')
    .orderBy('problem.id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  return { rows, total };
}

export type ApplicationRow = Awaited<ReturnType<typeof listApplications>>['rows'][number];

export const lockApplication = (transaction: Queryable, problemId: number) =>
  transaction
    .selectFrom('problem')
    .select(['displayId', 'title', 'applicationGroupId', 'applicationProgress'])
    .where('id', '=', problemId)
    .forUpdate()
    .executeTakeFirst();

export async function setProgress(transaction: Queryable, problemId: number, progress: number) {
  await transaction
    .updateTable('problem')
    .set({ applicationProgress: progress })
    .where('id', '=', problemId)
    .execute();
}
