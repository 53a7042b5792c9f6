/** Inserts discussions and solved problems as the calls store them. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import type { TestServer } from './test-server.ts';

/** By default a public discussion. */
export async function addDiscussion(
  server: TestServer,
  { authorId, ...changes }: Partial<Insertable<Tables['discussion']>> & { authorId: string },
): Promise<number> {
  const { id } = await server.platform.database
    .insertInto('discussion')
    .values({
      categoryId: 1,
      title: 'A discussion',
      description: 'About it',
      content: 'Text',
      ...changes,
      authorId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Opens discussions and contest comments to users who have solved nothing. */
export const openCommunity = (server: TestServer) =>
  server.platform.settings.change('switches', {
    openPublicDiscussion: true,
    openGroupDiscussion: true,
    openContestComment: true,
    defaultCreateCommentACInitValue: 0,
    defaultCreateDiscussionACInitValue: 0,
  });
