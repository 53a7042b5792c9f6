/** A server with a group and a user of every standing. */
import type { GroupStanding, Role } from '@touchstone/contract';
import { addGroup, addGroupMember } from '../../../testing/sample-groups.ts';
import type { TestServer } from '../../../testing/test-server.ts';

export type Person = Awaited<ReturnType<TestServer['addUser']>>;

export const joinedStandings = ['applying', 'refused', 'member', 'admin', 'root'] as const;
export type PersonName = 'outsider' | (typeof joinedStandings)[number] | 'owner' | 'siteAdmin' | 'siteRoot';
export type People = Record<PersonName, Person>;

export async function addPeople(server: TestServer): Promise<People> {
  const add = (role: Role = 'default_user') => server.addUser({ role });
  return {
    outsider: await add(),
    applying: await add(),
    refused: await add(),
    member: await add(),
    admin: await add(),
    root: await add(),
    owner: await add(),
    siteAdmin: await add('admin'),
    siteRoot: await add('root'),
  };
}

/** The owner is a root, and everybody has the standing of their name. */
export async function addGroupOf(
  server: TestServer,
  people: People,
  changes: Omit<Parameters<typeof addGroup>[1], 'ownerId'> = {},
): Promise<number> {
  const groupId = await addGroup(server, { ...changes, ownerId: people.owner.id });
  for (const standing of joinedStandings) {
    const userId = people[standing].id;
    await addGroupMember(server, groupId, { userId, standing });
  }
  return groupId;
}

export async function findStanding(server: TestServer, groupId: number, userId: string) {
  const row = await server.platform.database
    .selectFrom('groupMember')
    .select(['auth', 'reason'])
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.auth ?? 0;
}

/** The messages of a user, newest first. */
export async function listMine(server: TestServer, { token }: Person, language = 'en-US') {
  const { envelope } = await server.call('GET /api/msg/mine', {
    token,
    query: { limit: 50 },
    headers: { 'accept-language': language },
  });
  return (envelope.data as { records: { title: string; content: string }[] }).records;
}

export const numberOf = (standing: GroupStanding) =>
  ['none', 'applying', 'refused', 'member', 'admin', 'root'].indexOf(standing);
