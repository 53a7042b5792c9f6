/** Fixtures for tests of problems: problems, tags and submissions. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import type { TestServer } from '../../../testing/test-server.ts';

export { addProblem, addSubmission } from '../../../testing/sample-content.ts';

export async function addTag({ platform }: TestServer, values: Insertable<Tables['tag']>) {
  const { id } = await platform.database
    .insertInto('tag')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function tagProblem({ platform }: TestServer, problemId: number, tagIds: number[]) {
  await platform.database
    .insertInto('problemTag')
    .values(tagIds.map((tagId) => ({ problemId, tagId })))
    .execute();
}
