import type { QuestionState } from '@touchstone/contract';
import { roleCodes } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import { wholeComments } from '../comments.repository.ts';

/** Questions, not what managers wrote by themselves: that needs no answer. */
const questions = (database: Queryable, contestId: number, managerIds: ReadonlySet<string>) =>
  wholeComments(database)
    .where('comment.contestId', '=', contestId)
    .where('author.roleCode', '<>', roleCodes.root)
    .where((where) =>
      where.not(where('comment.authorId', '=', sql<string>`ANY(${[...managerIds]}::text[])`)),
    );

interface QuestionFilter extends PageRequest {
  contestId: number;
  managerIds: ReadonlySet<string>;
  state: QuestionState;
  displayId: string | undefined;
}

export async function listQuestions(
  database: Queryable,
  { contestId, managerIds, state, displayId, ...request }: QuestionFilter,
) {
  const filtered = questions(database, contestId, managerIds)
    .$if(state === 'unanswered', (query) => query.where('comment.answeredAt', 'is', null))
    .$if(state === 'answered', (query) => query.where('comment.answeredAt', 'is not', null))
    .$if(displayId !== undefined, (query) => query.where('contestProblem.displayId', '=', displayId ?? ''));
  const [{ total }, rows] = await Promise.all([
    filtered
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    filtered
      .orderBy(sql`comment.answered_at IS NOT NULL`)
      .orderBy(sql`CASE WHEN comment.answered_at IS NULL THEN comment.id ELSE -comment.id END`)
      .limit(request.limit)
      .offset(offsetOf(request))
      .execute(),
  ]);
  return { rows, total };
}

/** `answered_at` is set for what managers wrote, so only questions count. */
export async function countUnanswered(database: Queryable, contestId: number): Promise<number> {
  const { count } = await database
    .selectFrom('comment')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('contestId', '=', contestId)
    .where('deletedAt', 'is', null)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

interface QuestionChange {
  contestProblemId?: number | null;
  isPublished?: boolean;
  answeredAt?: Date | null;
}

/** Returns false if the question is deleted. */
export async function updateQuestion(transaction: Queryable, id: number, change: QuestionChange) {
  const { numUpdatedRows } = await transaction
    .updateTable('comment')
    .set(change)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
