import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';

/** Whether the group exists and is not banned. */
export async function isGroupOpen(
  database: Queryable,
  id: number,
  { includesBanned = false }: { includesBanned?: boolean } = {},
): Promise<boolean> {
  const found = await database
    .selectFrom('userGroup')
    .select(['isBanned', 'disbandedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined && found.disbandedAt === null && (includesBanned || !found.isBanned);
}

/** Registrations; of a public training in a group, the members below root. */
export const participantCount = sql<number>`CASE
  WHEN training.group_id IS NOT NULL AND training.visibility = 'public' THEN (
    SELECT count(*) FROM group_member WHERE group_member.group_id = training.group_id AND auth IN (3, 4))
  ELSE (
    SELECT count(*) FROM training_participant
    WHERE training_participant.training_id = training.id AND registered_at IS NOT NULL)
  END`;

const wholeNumber = /^\d{1,10}$/;

const selectListed = (
  database: Queryable,
  { groupId, keyword }: { groupId: number | null; keyword?: string | undefined },
) => {
  const typed = keyword ?? '';
  return database
    .selectFrom('training')
    .where(sql<boolean>`training.group_id IS NOT DISTINCT FROM ${groupId}::bigint`)
    .$if(keyword !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('training.title', 'ilike', containing(typed)),
          sql<boolean>`translated_lines(training.title_translations) ILIKE ${containing(typed)}`,
          ...(wholeNumber.test(typed)
            ? [
                where('training.id', '=', Number(typed)),
                sql<boolean>`training.rank = ${Number(typed)}::bigint`,
              ]
            : []),
        ]),
      ),
    );
};

/** Hidden ones too: outside groups by rank, in a group newest first. */
export async function listAdministeredTrainings(
  database: Queryable,
  filter: { groupId: number | null; keyword?: string | undefined },
  page: PageRequest,
) {
  const [rows, { total }] = await Promise.all([
    selectListed(database, filter)
      .leftJoin('userAccount as author', 'author.id', 'training.authorId')
      .leftJoin('trainingCategory as category', 'category.id', 'training.categoryId')
      .selectAll('training')
      .select([
        'author.username as author',
        'category.name as categoryName',
        'category.color as categoryColor',
      ])
      .select([
        sql<number>`(SELECT count(*) FROM training_problem WHERE training_id = training.id)`.as(
          'problemCount',
        ),
        participantCount.as('participantCount'),
      ])
      .$if(filter.groupId === null, (query) => query.orderBy('training.rank').orderBy('training.id'))
      .$if(filter.groupId !== null, (query) => query.orderBy('training.id', 'desc'))
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    selectListed(database, filter)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function countParticipants(database: Queryable, trainingId: number): Promise<number> {
  const { count } = await database
    .selectFrom('training')
    .select(participantCount.as('count'))
    .where('training.id', '=', trainingId)
    .executeTakeFirstOrThrow();
  return count;
}
