import { sql, type Queryable } from '@touchstone/database';

interface Spent {
  questions: number;
  promptTokens: number;
  completionTokens: number;
  costMicros: number;
}

const nothing: Spent = { questions: 0, promptTokens: 0, completionTokens: 0, costMicros: 0 };

export async function findUsage(database: Queryable, { userId, day }: { userId: string; day: string }) {
  const row = await database
    .selectFrom('assistantUsage')
    .select(['questions', 'promptTokens', 'completionTokens', 'costMicros'])
    .where('userId', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row ?? nothing;
}

export async function findMonth(database: Queryable, month: string) {
  const row = await database
    .selectFrom('assistantMonth')
    .select(['tokens', 'costMicros'])
    .where('month', '=', month)
    .executeTakeFirst();
  return row ?? { tokens: 0, costMicros: 0 };
}

/** Parallel reservations wait for each other here, so that none exceeds a limit that the other has used. */
export async function lockMonth(transaction: Queryable, month: string) {
  await transaction
    .insertInto('assistantMonth')
    .values({ month })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .execute();
  await transaction
    .selectFrom('assistantMonth')
    .select('month')
    .where('month', '=', month)
    .forNoKeyUpdate()
    .execute();
}

/** Numbers may be negative: a settlement returns what was not used. */
export async function addSpent(
  transaction: Queryable,
  { userId, day, month }: { userId: string; day: string; month: string },
  spent: Spent,
) {
  const { questions, promptTokens, completionTokens, costMicros } = spent;
  await transaction
    .insertInto('assistantMonth')
    .values({ month, tokens: promptTokens + completionTokens, costMicros })
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet({
        tokens: sql`assistant_month.tokens + excluded.tokens`,
        costMicros: sql`assistant_month.cost_micros + excluded.cost_micros`,
      }),
    )
    .execute();
  await transaction
    .insertInto('assistantUsage')
    .values({ userId, day, questions, promptTokens, completionTokens, costMicros })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'day']).doUpdateSet({
        questions: sql`assistant_usage.questions + excluded.questions`,
        promptTokens: sql`assistant_usage.prompt_tokens + excluded.prompt_tokens`,
        completionTokens: sql`assistant_usage.completion_tokens + excluded.completion_tokens`,
        costMicros: sql`assistant_usage.cost_micros + excluded.cost_micros`,
      }),
    )
    .execute();
}
