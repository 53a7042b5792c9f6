import type { GroupInvitation } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { freshAddress } from '../../../testing/test-accounts.ts';
import {
  addGroupOf,
  addPeople,
  findStanding,
  listMine,
  numberOf,
  type People,
  type Person,
  type PersonName,
} from '../testing/group-site.ts';

let server: TestServer;
let people: People;
let gid: number;
beforeAll(async () => {
  server = await startTestServer();
  people = await addPeople(server);
  // Invitations are for groups that cannot be joined otherwise, too.
  gid = await addGroupOf(server, people, {
    name: 'Secret class',
    access: 'private',
    code: 'abc123',
    isVisible: false,
  });
});
afterAll(() => server.close());

const invite = (by: PersonName, body: { gid: number; days?: number; maxUses?: number }) =>
  server.call('POST /api/group-invitation', { token: people[by].token, body });
const make = async (limits: { days?: number; maxUses?: number } = {}) =>
  (await invite('admin', { gid, ...limits })).envelope.data as GroupInvitation;
const look = (token: string, person?: Person) =>
  server.call('GET /api/group-invitation', {
    query: { token },
    ...(person && { token: person.token }),
    remoteAddress: freshAddress(),
  });
const accept = (person: Person, token: string) =>
  server.call('POST /api/accept-group-invitation', {
    token: person.token,
    body: { token },
    remoteAddress: freshAddress(),
  });
const revoke = (by: PersonName, id: number) =>
  server.call('DELETE /api/group-invitation', { token: people[by].token, query: { id } });

describe('an invitation', () => {
  test('shows guests the name of the group and its owner, nothing else', async () => {
    const { token } = await make();
    const answer = { name: 'Secret class', owner: people.owner.username };
    expect((await look(token)).envelope.data).toEqual({ ...answer, gid: null });
    expect((await look(token, people.outsider)).envelope.data).toEqual({ ...answer, gid: null });
    expect((await look(token, people.member)).envelope.data).toEqual({ ...answer, gid });
    expect((await look('unknown')).errorCode).toBe('invitationNotFound');
  });

  test('makes a member of an outsider, an applicant and a refused applicant', async () => {
    const group = await addGroupOf(server, people, { access: 'protected', code: 'abc123' });
    const { token } = (await invite('root', { gid: group, maxUses: 3 })).envelope.data as GroupInvitation;
    for (const name of ['outsider', 'applying', 'refused'] as const) {
      expect((await accept(people[name], token)).envelope.data).toEqual({ gid: group });
      expect(await findStanding(server, group, people[name].id)).toBe(numberOf('member'));
    }
    expect((await listMine(server, people.outsider))[0]?.title).toBe('Welcome to the group');
    const user = await server.addUser();
    expect((await accept(user, token)).errorCode).toBe('invitationUsedUp');
    expect((await look(token)).errorCode).toBe('invitationUsedUp');
    expect(await findStanding(server, group, user.id)).toBe(0);
  });

  test('is not used by members, who keep their role', async () => {
    const { id, token } = await make({ maxUses: 1 });
    expect((await accept(people.admin, token)).envelope.data).toEqual({ gid });
    expect(await findStanding(server, gid, people.admin.id)).toBe(numberOf('admin'));
    const { envelope } = await server.call('GET /api/group-invitation-list', {
      token: people.admin.token,
      query: { gid },
    });
    const { records } = envelope.data as { records: GroupInvitation[] };
    expect(records.find((one) => one.id === id)).toMatchObject({ uses: 0, state: 'open', maxUses: 1 });
  });

  test('is not used more often than allowed by concurrent calls', async () => {
    const group = await addGroupOf(server, people);
    const { token } = (await invite('root', { gid: group, maxUses: 3 })).envelope.data as GroupInvitation;
    const users = await Promise.all(Array.from({ length: 8 }, () => server.addUser()));
    const answers = await Promise.all(users.map((user) => accept(user, token)));
    const codes = answers.map(({ errorCode }) => errorCode);
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'invitationUsedUp')).toHaveLength(5);
    const standings = await Promise.all(users.map(({ id }) => findStanding(server, group, id)));
    expect(standings.filter((auth) => auth === numberOf('member'))).toHaveLength(3);
  });

  test('expires', async () => {
    const { id, token, expireTime } = await make({ days: 1 });
    expect(expireTime).not.toBeNull();
    // Passing a day would end the sessions, too.
    await server.platform.database
      .updateTable('groupInvitation')
      .set({ expiresAt: server.platform.clock() })
      .where('id', '=', id)
      .execute();
    const user = await server.addUser();
    expect((await accept(user, token)).errorCode).toBe('invitationExpired');
    expect((await look(token)).errorCode).toBe('invitationExpired');
  });

  test('is revoked by administrators of its group', async () => {
    const { id, token } = await make();
    // An administrator of another group.
    await addGroupOf(server, { ...people, admin: people.outsider, outsider: people.admin });
    for (const name of ['outsider', 'siteAdmin'] as const)
      expect((await revoke(name, id)).errorCode).toBe('groupHidden');
    expect((await revoke('member', id)).errorCode).toBe('groupAdminsOnly');
    expect((await revoke('admin', 999_999)).errorCode).toBe('invitationNotFound');
    expect((await revoke('admin', id)).errorCode).toBeUndefined();
    expect((await accept(await server.addUser(), token)).errorCode).toBe('invitationRevoked');
  });

  test('of a banned group is as good as unknown', async () => {
    const group = await addGroupOf(server, people);
    const { token } = (await invite('root', { gid: group })).envelope.data as GroupInvitation;
    await server.platform.database
      .updateTable('userGroup')
      .set({ isBanned: true })
      .where('id', '=', group)
      .execute();
    expect((await look(token)).errorCode).toBe('invitationNotFound');
    expect((await accept(people.outsider, token)).errorCode).toBe('invitationNotFound');
  });

  test.each([
    ['outsider', 'groupHidden'],
    ['applying', 'groupHidden'],
    ['member', 'groupAdminsOnly'],
    ['siteAdmin', 'groupHidden'],
  ] as const)('is not made or listed by %s', async (name, code) => {
    expect((await invite(name, { gid })).errorCode).toBe(code);
    const list = await server.call('GET /api/group-invitation-list', {
      token: people[name].token,
      query: { gid },
    });
    expect(list.errorCode).toBe(code);
  });

  test.each([{ days: 0 }, { days: 366 }, { maxUses: 0 }, { maxUses: 10_001 }])(
    'refuses %j',
    async (limits) => {
      const answer = await invite('admin', { gid, ...limits });
      expect([answer.httpStatus, answer.errorCode]).toEqual([400, 'invalidField']);
      expect(answer.envelope.msg).toContain(Object.keys(limits)[0]);
    },
  );

  test('looked up too often from one address is refused', async () => {
    const { token } = await make();
    const remoteAddress = freshAddress();
    const guess = (text: string) =>
      server.call('GET /api/group-invitation', { query: { token: text }, remoteAddress });
    for (let attempt = 1; attempt <= 120; attempt += 1) await guess(`guess${String(attempt)}`);
    expect((await guess(token)).errorCode).toBe('tooManyRequests');
  });

  test('is one of at most fifty open ones', async () => {
    const group = await addGroupOf(server, people);
    for (let count = 0; count < 50; count += 1) await invite('admin', { gid: group });
    expect((await invite('admin', { gid: group })).errorCode).toBe('tooManyInvitations');
  });
});
