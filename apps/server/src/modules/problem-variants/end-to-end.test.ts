/** Real server, judge process, sandbox and compiler; only the model is scripted. */
import { statuses, type Calls, type DataOf, type VariantDraft, type WireVariant } from '@touchstone/contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAssistantSite, type AssistantSite } from '../assistant/testing/assistant-site.ts';
import { addSubmission, loadSubmission } from '../judging/testing/judged-problems.ts';
import { startJudgeProcess, type SiteProcess } from '../judging/testing/site-processes.ts';
import { addProblem } from '../problems/testing/sample-problems.ts';
import { storeLanguages } from '../site/index.ts';
import { aRealDraft, disagreeing, rightSolution, secretlyRight } from './testing/real-programs.ts';
import { answerOf } from './testing/sample-variant.ts';

type OwnVariants = DataOf<Calls['GET /api/practice-variants']>;

/** The limit ends only what would never finish. */
const comesWithin = { timeout: 240_000 };

let site: AssistantSite;
let folder: string;
let judge: SiteProcess;
let sourceId: number;
let learner: { id: string; token: string };
let teacher: { id: string; token: string };

beforeAll(async () => {
  site = await startAssistantSite();
  await storeLanguages(site.server.platform);
  const serverUrl = await site.server.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'touchstone-variants-'));
  judge = startJudgeProcess({ serverUrl, folder, languages: 'C++' });
  sourceId = (await addProblem(site.server, { title: 'Sum', description: 'Add $a$ and $b$.' })).id;
  learner = await site.server.addUser();
  teacher = await site.server.addUser({ role: 'problem_admin' });
});
afterAll(async () => {
  await judge.kill('SIGKILL');
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const loadOwn = async () =>
  (await site.server.call('GET /api/practice-variants', { token: learner.token })).envelope
    .data as OwnVariants;

/** The id of the variant after the judge has decided. */
async function makeVariant(draft: VariantDraft): Promise<number> {
  site.model.answer = answerOf(draft);
  const { envelope } = await site.server.call('POST /api/practice-variant', {
    token: learner.token,
    body: { pid: sourceId },
  });
  const id = (envelope.data as OwnVariants).variants[0]?.id ?? 0;
  const stateOf = async () => (await loadOwn()).variants.find((variant) => variant.id === id)?.state;
  await expect.poll(stateOf, comesWithin).not.toMatch(/writing|checking/);
  return id;
}
const loadVariant = async (id: number) =>
  (await site.server.call('GET /api/admin/problem-variant', { token: teacher.token, query: { id } })).envelope
    .data as WireVariant;

test('a variant whose solutions agree and whose wrong solution fails becomes a problem that can be solved', async () => {
  const id = await makeVariant(aRealDraft());
  const variant = await loadVariant(id);
  expect(variant).toMatchObject({
    state: 'waiting',
    checks: [
      { program: 'agreement', outcome: 'none' },
      { program: 0, outcome: 'found' },
    ],
  });
  expect(variant.cases[0]).toEqual({ input: '5 3\n', output: '2\n' });
  await site.server.call('POST /api/admin/problem-variant/approve', { token: teacher.token, body: { id } });
  const { problem } = await loadVariant(id);
  const submissionId = await addSubmission(site.server, {
    problemId: problem?.pid ?? 0,
    userId: learner.id,
    ...rightSolution,
  });
  const statusOf = async () => (await loadSubmission(site.server, submissionId)).status;
  await expect.poll(statusOf, comesWithin).toBe(statuses.accepted);
});

test.each([
  ['solutions disagree', { solutions: [rightSolution, disagreeing] }, 'solutions-differ'],
  ['wrong solution passes', { wrongSolutions: [secretlyRight] }, 'wrong-solution-passes'],
  [
    'program does not compile',
    { wrongSolutions: [{ language: 'C++', code: 'int main( {', mistake: 'broken' }] },
    'program-fails',
  ],
  [
    'validator refuses its inputs',
    { validator: { language: 'C++', code: 'int main() { return 1; }' } },
    'program-fails',
  ],
] as const)('a variant is refused if its %s', async (_case, changes, refusal) => {
  // The table is read-only, a draft is not.
  const id = await makeVariant(aRealDraft(structuredClone(changes) as Partial<VariantDraft>));
  expect(await loadVariant(id)).toMatchObject({ state: 'refused', refusal, problem: null });
  expect((await loadOwn()).variants.find((variant) => variant.id === id)).toMatchObject({ refusal });
});
