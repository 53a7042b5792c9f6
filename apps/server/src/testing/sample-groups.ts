/** Inserts groups as the calls of groups store them. */
import { groupStandings, type GroupStanding } from '@touchstone/contract';
import type { Tables } from '@touchstone/database';
import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { TestServer } from './test-server.ts';

/** By default a visible group that every user may join. The owner gets a member row with the root role. */
export async function addGroup(
  server: TestServer,
  { ownerId, ...changes }: Partial<Insertable<Tables['userGroup']>> & { ownerId: string },
): Promise<number> {
  const name = `group ${randomBytes(4).toString('hex')}`;
  const { id } = await server.platform.database
    .insertInto('userGroup')
    .values({ name, shortName: name.slice(-8), access: 'public', ...changes, ownerId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addGroupMember(server, id, { userId: ownerId, standing: 'root' });
  return id;
}

export async function addGroupMember(
  server: TestServer,
  groupId: number,
  { userId, standing }: { userId: string; standing: Exclude<GroupStanding, 'none'> },
) {
  await server.platform.database
    .insertInto('groupMember')
    .values({ groupId, userId, auth: groupStandings.indexOf(standing) })
    .execute();
}
