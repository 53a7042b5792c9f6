import type { AnswerState, HintLevel, RemovalReason, VerifiedCounterExample } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { AskedContext } from '../access/open-asked-problem.ts';

/** What an answer needs to know of its question. */
export interface StoredRequest extends AskedContext {
  code: string;
  language: string;
  submissionId: number | undefined;
}

export async function insertConversation(
  database: Queryable,
  { userId, problemId, now }: { userId: string; problemId: number; now: Date },
): Promise<number> {
  const { id } = await database
    .insertInto('assistantConversation')
    .values({ userId, problemId, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const findConversation = (database: Queryable, id: number) =>
  database
    .selectFrom('assistantConversation')
    .select(['id', 'userId', 'problemId'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findLatestConversation = (
  database: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
) =>
  database
    .selectFrom('assistantConversation')
    .select(['id'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

interface NewExchange {
  conversationId: number;
  level: HintLevel;
  text: string;
  request: StoredRequest;
  now: Date;
}

/** The question and its answer, which waits for its stream. Returns the id of the answer. */
export async function insertExchange(
  transaction: Queryable,
  { conversationId, level, text, request, now }: NewExchange,
): Promise<number> {
  const shared = { conversationId, level, createdAt: now };
  await transaction
    .insertInto('assistantMessage')
    .values({ ...shared, isAnswer: false, text, state: 'complete' })
    .execute();
  const { id } = await transaction
    .insertInto('assistantMessage')
    .values({ ...shared, isAnswer: true, state: 'waiting', request: JSON.stringify(request) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('assistantConversation')
    .set({ updatedAt: now })
    .where('id', '=', conversationId)
    .execute();
  return id;
}

/** Undefined if another stream has taken the answer, or it is not the user's. */
export async function takeAnswer(database: Queryable, { id, userId }: { id: number; userId: string }) {
  const row = await database
    .updateTable('assistantMessage')
    .from('assistantConversation')
    .set({ state: 'streaming' })
    .whereRef('assistantConversation.id', '=', 'assistantMessage.conversationId')
    .where('assistantConversation.userId', '=', userId)
    .where('assistantMessage.id', '=', id)
    .where('assistantMessage.state', '=', 'waiting')
    .returning(['assistantMessage.id', 'assistantMessage.level', 'assistantMessage.request'])
    .returning('assistantMessage.conversationId')
    .executeTakeFirst();
  // insertExchange is the only writer of the column.
  return row && { ...row, request: row.request as unknown as StoredRequest };
}

export interface EndedAnswer {
  state: AnswerState;
  text: string;
  counterExamples: readonly VerifiedCounterExample[];
  removed: readonly RemovalReason[];
}

/** The program of the question is deleted with it. */
export async function endAnswer(
  database: Queryable,
  id: number,
  { state, text, counterExamples, removed }: EndedAnswer,
) {
  await database
    .updateTable('assistantMessage')
    .set({
      state,
      text,
      counterExamples: JSON.stringify(counterExamples),
      removed: JSON.stringify(removed),
      request: null,
    })
    .where('id', '=', id)
    .execute();
}

export const listMessages = (
  database: Queryable,
  { conversationId, last }: { conversationId: number; last: number },
) =>
  database
    .selectFrom((from) =>
      from
        .selectFrom('assistantMessage')
        .selectAll()
        .where('conversationId', '=', conversationId)
        .orderBy('id', 'desc')
        .limit(last)
        .as('latest'),
    )
    .select(['id', 'isAnswer', 'level', 'text', 'counterExamples', 'removed', 'state', 'createdAt'])
    .orderBy('id')
    .execute();

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export async function listConversations(database: Queryable, userId: string, request: PageRequest) {
  const owned = database.selectFrom('assistantConversation').where('userId', '=', userId);
  const { total } = await owned
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await owned
    .innerJoin('problem', 'problem.id', 'assistantConversation.problemId')
    .select(['assistantConversation.id', 'assistantConversation.updatedAt'])
    .select(['problem.displayId', 'problem.title'])
    .select(
      sql<number>`(SELECT count(*) FROM assistant_message
        WHERE conversation_id = assistant_conversation.id AND NOT is_answer)`.as('questions'),
    )
    .orderBy('assistantConversation.updatedAt', 'desc')
    .orderBy('assistantConversation.id', 'desc')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export async function deleteConversation(
  database: Queryable,
  { id, userId }: { id: number; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('assistantConversation')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteConversationsOf = (database: Queryable, userId: string) =>
  database.deleteFrom('assistantConversation').where('userId', '=', userId).execute();

/** Returns how many were deleted. */
export async function deleteOldConversations(
  database: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = database
    .selectFrom('assistantConversation')
    .select('id')
    .where('updatedAt', '<', before)
    .orderBy('updatedAt')
    .limit(limit);
  const { numDeletedRows } = await database
    .deleteFrom('assistantConversation')
    .where('id', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Answers whose server died, and questions whose stream was never opened. Programs are deleted with them. */
export async function endAbandonedAnswers(database: Queryable, before: Date) {
  await database
    .updateTable('assistantMessage')
    .set({ state: 'cut-off', request: null })
    .where('state', 'in', ['waiting', 'streaming'])
    .where('createdAt', '<', before)
    .execute();
}
