/** For tests: a server with four users, and programs of which one is a renamed copy. */
import { statuses, type Calls, type DataOf, type SentBodyOf } from '@touchstone/contract';
import { expect } from 'vitest';
import { addContest, addContestProblem } from '../../../testing/sample-contests.ts';
import { addProblem, addSubmission } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

export type ComparedSite = Awaited<ReturnType<typeof startComparedSite>>;
export type SiteUser = Awaited<ReturnType<TestServer['addUser']>>;
export type Result = DataOf<Calls['GET /api/similarity/comparison']>;
type Pair = DataOf<Calls['GET /api/similarity/pair']>;
type Start = SentBodyOf<Calls['POST /api/similarity/comparison']>;
type StartBody = Partial<Start> & Pick<Start, 'kind' | 'target'>;

export const original = `#include <cstdio>
int stones[100], n;
void readAll() { scanf("%d", &n); for (int i = 0; i < n; i++) scanf("%d", &stones[i]); }
int heaviest() { int best = 0; for (int i = 0; i < n; i++) if (stones[i] > best) best = stones[i]; return best; }
int main() { readAll(); printf("%d\\n", heaviest()); return 0; }
`;
export const copy = original
  .replaceAll('stones', 'rocks')
  .replaceAll('heaviest', 'largest')
  .replaceAll('best', 'top');
export const independent = `#include <iostream>
#include <algorithm>
#include <vector>
int main() { size_t count; std::cin >> count; std::vector<long> v(count); for (auto& x : v) std::cin >> x;
std::sort(v.rbegin(), v.rend()); std::cout << (v.empty() ? 0 : v.front()) << std::endl; }
`;

export async function startComparedSite() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  const root = await server.addUser({ role: 'root' });
  const people: SiteUser[] = [];
  for (const name of ['ann', 'bob', 'cid', 'dan'])
    people.push(await server.addUser({ username: `${name}-similar` }));

  const person = (index: number): SiteUser => {
    const found = people[index];
    if (found === undefined) throw new Error('no such person');
    return found;
  };
  const submit = (
    code: string,
    user: SiteUser,
    changes: Partial<Parameters<typeof addSubmission>[1]> & { problemId: number },
  ) =>
    addSubmission(server, { userId: user.id, language: 'C++', code, status: statuses.accepted, ...changes });
  const start = (body: StartBody, token: string | undefined = root.token) =>
    server.call('POST /api/similarity/comparison', {
      ...(token !== '' && { token }),
      body: { choice: 'best', families: [], threshold: 30, problems: [], ignored: [], ...body },
    });
  const load = async (id: number, token = root.token) =>
    (await server.call('GET /api/similarity/comparison', { token, query: { id } })).envelope.data as Result;
  const loadPair = async (id: number) =>
    (await server.call('GET /api/similarity/pair', { token: root.token, query: { id } })).envelope
      .data as Pair;
  const compare = async (body: StartBody): Promise<Result> => {
    const started = await start(body);
    expect(started.errorCode).toBeUndefined();
    const { id } = started.envelope.data as { id: number };
    await expect.poll(async () => (await load(id)).state, { timeout: 120_000 }).toBe('finished');
    return load(id);
  };
  const addComparedContest = async (changes: Parameters<typeof addContest>[1] = {}) => {
    const { id: problemId } = await addProblem(server);
    const contestId = await addContest(server, { ownerId: root.id, ...changes });
    await addContestProblem(server, { contestId, problemId, displayId: 'A' });
    const groupId = changes.groupId ?? null;
    await submit(original, person(0), { problemId, contestId, groupId });
    await submit(copy, person(1), { problemId, contestId, groupId });
    await submit(independent, person(2), { problemId, contestId, groupId });
    return { contestId, problemId };
  };
  return { server, root, person, submit, start, load, loadPair, compare, addComparedContest };
}

/** The first names of each pair. */
export const namesOf = (result: Result) =>
  result.pairs.map(({ left, right }) =>
    [left, right]
      .map((id) => result.programs.find((program) => program.id === id)?.username.slice(0, 3) ?? '')
      .toSorted()
      .join(' '),
  );
