import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { coAuthorIds } from '../problems/index.ts';
import { listRowColumns } from './list-row.ts';

/** Problems with the names of their author and last editor. The keyword is a part of the display id, a title or the author. */
export const namedProblems = (database: Queryable, keyword: string | undefined) => {
  const pattern = containing(keyword ?? '');
  return database
    .selectFrom('problem')
    .leftJoin('userAccount as author', 'author.id', 'problem.authorId')
    .leftJoin('userAccount as modifier', 'modifier.id', 'problem.modifiedBy')
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          // The display id and the title in all languages.
          where('problem.searchText', 'ilike', pattern),
          where('author.username', 'ilike', pattern),
        ]),
      ),
    );
};

export const namedColumns = [
  ...listRowColumns,
  'author.username as author',
  'modifier.username as modifier',
] as const;

/** A page of what the conditions of the caller leave, newest first, and how many there are. */
export async function listNewestProblems(found: ReturnType<typeof namedProblems>, page: PageRequest) {
  const [rows, { total }] = await Promise.all([
    found
      .select(namedColumns)
      .select(coAuthorIds)
      .orderBy('problem.id', 'desc')
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
