/** Every call of comparisons, as users of every standing. */
import type { SimilarityTarget } from '@touchstone/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addProblem } from '../../testing/sample-content.ts';
import { addGroup, addGroupMember } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import {
  copy,
  original,
  startComparedSite,
  type ComparedSite,
  type SiteUser,
} from './testing/compared-site.ts';

let site: ComparedSite;
let users: Record<
  'groupRoot' | 'groupAdmin' | 'otherGroupRoot' | 'owner' | 'otherAdmin' | 'problemAdmin',
  SiteUser
>;
let groupId: number;
beforeAll(async () => {
  site = await startComparedSite();
  const { server, person } = site;
  users = {
    groupRoot: await server.addUser(),
    groupAdmin: await server.addUser(),
    otherGroupRoot: await server.addUser(),
    owner: await server.addUser({ role: 'admin' }),
    otherAdmin: await server.addUser({ role: 'admin' }),
    problemAdmin: await server.addUser({ role: 'problem_admin' }),
  };
  groupId = await addGroup(server, { ownerId: users.groupRoot.id });
  await addGroup(server, { ownerId: users.otherGroupRoot.id });
  await addGroupMember(server, groupId, { userId: users.groupAdmin.id, standing: 'admin' });
  for (const index of [0, 1, 2])
    await addGroupMember(server, groupId, { userId: person(index).id, standing: 'member' });
});
afterAll(() => site.server.close());

interface Comparable {
  kind: SimilarityTarget;
  target: number;
}

/** Two copies by the participants of a training. */
async function addComparedTraining(authorId: string, ofGroup: number | null): Promise<Comparable> {
  const { server, person, submit } = site;
  const { id: problemId } = await addProblem(server);
  const target = await addTraining(server, { authorId, groupId: ofGroup, problemIds: [problemId] });
  for (const [index, code] of [original, copy].entries()) {
    await addRegistration(server, { trainingId: target, userId: person(index).id });
    await submit(code, person(index), { problemId, groupId: ofGroup });
  }
  return { kind: 'training', target };
}

async function addComparedProblem(authorId: string): Promise<Comparable> {
  const { server, person, submit } = site;
  const { id: target } = await addProblem(server, { authorId });
  for (const [index, code] of [original, copy].entries())
    await submit(code, person(index), { problemId: target });
  return { kind: 'problem', target };
}

const addComparedContest = async (changes: Parameters<ComparedSite['addComparedContest']>[0]) => {
  const { contestId } = await site.addComparedContest(changes);
  return { kind: 'contest', target: contestId } as const;
};

/** All calls about one comparison. */
async function callAll(
  { kind, target }: Comparable,
  ids: { comparison: number; pair: number },
  token: string,
) {
  const { server, start } = site;
  const sent = token === '' ? {} : { token };
  const id = ids.comparison;
  const answers = await Promise.all([
    server.call('GET /api/similarity/comparisons', { ...sent, query: { kind, target } }),
    server.call('GET /api/similarity/comparison', { ...sent, query: { id } }),
    server.call('GET /api/similarity/pair', { ...sent, query: { id: ids.pair } }),
    server.call('PUT /api/similarity/pair', { ...sent, body: { id: ids.pair, mark: 'fine', note: '' } }),
    server.call('DELETE /api/similarity/comparison', { ...sent, query: { id } }),
    start({ kind, target }, token),
  ]);
  const sheet = await server.app.inject({
    url: '/api/file/download-similarity',
    query: { id: String(id) },
    headers: token === '' ? {} : { authorization: token },
  });
  return { answers, sheet };
}

describe('a comparison is for the administrators of its own', () => {
  test.each([
    ['contest of a group', ['groupRoot'], () => addComparedContest({ groupId, ownerId: users.groupRoot.id })],
    ['contest of the site', ['owner'], () => addComparedContest({ ownerId: users.owner.id })],
    ['homework of a group', ['groupRoot'], () => addComparedTraining(users.groupRoot.id, groupId)],
    ['training of the site', ['owner'], () => addComparedTraining(users.owner.id, null)],
    // A problem administrator administers all problems.
    ['problem', ['owner', 'problemAdmin'], () => addComparedProblem(users.owner.id)],
  ] as const)('%s', async (_name, allowed, add) => {
    const comparable = await add();
    const result = await site.compare(comparable);
    const ids = { comparison: result.id, pair: result.pairs[0]?.id ?? 0 };
    for (const name of allowed)
      expect((await site.load(ids.comparison, users[name].token)).pairs).toHaveLength(1);
    const refused: Record<string, string> = {
      guest: '',
      contestant: site.person(0).token,
      copier: site.person(1).token,
      member: site.person(2).token,
      outsider: site.person(3).token,
      ...Object.fromEntries(
        Object.entries(users).flatMap(([name, { token }]) =>
          allowed.some((one) => one === name) ? [] : [[name, token]],
        ),
      ),
    };
    for (const [name, token] of Object.entries(refused)) {
      const { answers, sheet } = await callAll(comparable, ids, token);
      for (const { errorCode, envelope } of answers) {
        expect(errorCode, name).toBeDefined();
        expect(envelope.data, name).toBeNull();
        expect(JSON.stringify(envelope), name).not.toContain('-similar');
      }
      expect(sheet.body, name).not.toContain('Similarity');
      expect(sheet.body, name).not.toContain('-similar');
    }
    expect((await site.load(ids.comparison)).pairs[0]?.mark).toBeNull();
  });

  test('the author of a training of the site who is no administrator any more', async () => {
    const former = await site.server.addUser();
    const { target } = await addComparedTraining(former.id, null);
    const { errorCode } = await site.server.call('GET /api/similarity/comparisons', {
      token: former.token,
      query: { kind: 'training', target },
    });
    expect(errorCode).toBe('trainingAdminOnly');
  });
});
