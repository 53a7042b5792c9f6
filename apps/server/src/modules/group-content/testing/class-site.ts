/** A group with a user of every standing, and outsiders. */
import { storeLanguages } from '../../site/index.ts';
import { addGroup, addGroupMember } from '../../../testing/sample-groups.ts';
import { startTestServer } from '../../../testing/test-server.ts';

export async function startClassSite() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  const owner = await server.addUser();
  const groupId = await addGroup(server, { ownerId: owner.id, shortName: 'class7' });
  const otherGroupId = await addGroup(server, { ownerId: (await server.addUser()).id, shortName: 'class8' });
  const add = async (standing: 'applying' | 'member' | 'admin' | 'root') => {
    const user = await server.addUser();
    await addGroupMember(server, groupId, { userId: user.id, standing });
    return user;
  };
  const people = {
    owner,
    root: await add('root'),
    admin: await add('admin'),
    otherAdmin: await add('admin'),
    member: await add('member'),
    applicant: await add('applying'),
    outsider: await server.addUser(),
    siteAdmin: await server.addUser({ role: 'problem_admin' }),
    superAdmin: await server.addUser({ role: 'root' }),
  };
  return { server, database: server.platform.database, groupId, otherGroupId, people };
}

export type ClassSite = Awaited<ReturnType<typeof startClassSite>>;
export type Person = keyof ClassSite['people'];
