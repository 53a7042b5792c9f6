import type { Queryable } from '@touchstone/database';

interface Example {
  input: string;
  output: string;
}

/** What the model learns about a problem, and what decides about access to it. */
export async function findAskedProblem(database: Queryable, id: number) {
  const row = await database
    .selectFrom('problem')
    .select(['id', 'title', 'description', 'inputDescription', 'outputDescription', 'examples', 'hint'])
    .select(['visibility', 'authorId', 'groupId', 'isRemote', 'timeLimitMs', 'memoryLimitMb'])
    .where('id', '=', id)
    .executeTakeFirst();
  // The problem form is the only writer of the examples.
  return row && { ...row, examples: row.examples as unknown as Example[] };
}

export type AskedProblem = NonNullable<Awaited<ReturnType<typeof findAskedProblem>>>;
