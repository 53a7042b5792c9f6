import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { listRowColumns } from './list-row.ts';
import { coAuthorIds } from '../problems/index.ts';
import type { Visibility } from './problem-visibility.ts';

export interface AdministeredFilter {
  keyword: string | undefined;
  visibility: Visibility | undefined;
  /** The prefix of a remote judge, or the local site. */
  origin: { prefix: string } | 'own' | undefined;
  /** Only archived problems, or only the others. */
  isArchived: boolean;
}

function selectProblems(
  database: Queryable,
  { keyword, visibility, origin, isArchived }: AdministeredFilter,
) {
  const pattern = containing(keyword ?? '');
  const prefix = typeof origin === 'object' ? origin.prefix : undefined;
  return database
    .selectFrom('problem')
    .leftJoin('userAccount', 'userAccount.id', 'problem.authorId')
    .where('problem.groupId', 'is', null)
    .where('problem.archivedVisibility', isArchived ? 'is not' : 'is', null)
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          // The display id and the title in all languages.
          where('problem.searchText', 'ilike', pattern),
          where('userAccount.username', 'ilike', pattern),
        ]),
      ),
    )
    .$if(visibility !== undefined, (query) => query.where('problem.visibility', '=', visibility ?? 'public'))
    .$if(origin === 'own', (query) => query.where('problem.isRemote', '=', false))
    .$if(prefix !== undefined, (query) =>
      query.where('problem.isRemote', '=', true).where('problem.displayId', 'like', `${prefix ?? ''}-%`),
    );
}

/** Newest first. */
export async function listAdministered(database: Queryable, filter: AdministeredFilter, page: PageRequest) {
  const [rows, { total }] = await Promise.all([
    selectProblems(database, filter)
      .leftJoin('userAccount as modifier', 'modifier.id', 'problem.modifiedBy')
      .select(listRowColumns)
      .select(['userAccount.username as author', 'modifier.username as modifier', coAuthorIds])
      .select((select) =>
        select
          .selectFrom('problemResultCount')
          .select(sql<number>`coalesce(sum(count), 0)::bigint`.as('judged'))
          .whereRef('problemResultCount.problemId', '=', 'problem.id')
          .as('submissionCount'),
      )
      .orderBy('problem.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    selectProblems(database, filter)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type AdministeredRow = Awaited<ReturnType<typeof listAdministered>>['rows'][number];

export const findAdministered = (database: Queryable, id: number) =>
  database
    .selectFrom('problem')
    .select([
      'id',
      'displayId',
      'title',
      'titleTranslations',
      'authorId',
      'visibility',
      'archivedVisibility',
      'groupId',
    ])
    .select(coAuthorIds)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * The new time is always later than the last change, so that forms that were loaded earlier cannot overwrite the
 * change.
 */
export async function touchProblems(
  transaction: Queryable,
  ids: readonly number[],
  change: { modifiedBy: string; updatedAt: Date },
) {
  if (ids.length === 0) return;
  const updatedAt = sql<Date>`greatest(${change.updatedAt}::timestamptz, updated_at + interval '1 millisecond')`;
  await transaction
    .updateTable('problem')
    .set({ modifiedBy: change.modifiedBy, updatedAt })
    .where('id', 'in', ids)
    .execute();
}
