import type { FailingInputResult, WireVariant } from '@touchstone/contract';
import { variantLimits } from '@touchstone/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAssistantSite, type AssistantSite } from '../assistant/testing/assistant-site.ts';
import type { ScriptedAnswer } from '../assistant/testing/model-server.ts';
import { deleteAllTasks, loadTasks } from '../judging/testing/judged-problems.ts';
import { createScriptedJudge, type ScriptedJudge } from '../judging/testing/scripted-judge.ts';
import { addProblem, addTag, tagProblem } from '../problems/testing/sample-problems.ts';
import { storeLanguages } from '../site/index.ts';
import { aDraft, agreed, answerOf, differs } from './testing/sample-variant.ts';

let site: AssistantSite;
let judge: ScriptedJudge;
let teacher: { id: string; token: string };
let displayId: string;
let sourceId: number;

beforeAll(async () => {
  site = await startAssistantSite();
  site.server.stopClock();
  await storeLanguages(site.server.platform);
  const source = await addProblem(site.server, {
    title: 'Sum',
    description: 'Add $a$ and $b$.',
    difficulty: 1,
  });
  displayId = source.displayId;
  sourceId = source.id;
  await tagProblem(site.server, source.id, [await addTag(site.server, { name: 'arithmetic' })]);
});
beforeEach(async () => {
  await site.configure();
  await deleteAllTasks(site.server);
  judge = createScriptedJudge(site.server.app);
  teacher = await site.server.addUser({ role: 'problem_admin' });
});
afterAll(() => site.close());

const get = async (id: number) => {
  const { envelope } = await site.server.call('GET /api/admin/problem-variant', {
    token: teacher.token,
    query: { id },
  });
  return envelope.data as WireVariant;
};
async function request(answer: ScriptedAnswer): Promise<number> {
  site.model.answer = answer;
  const { envelope } = await site.server.call('POST /api/admin/problem-variant', {
    token: teacher.token,
    body: { problemId: displayId },
  });
  return (envelope.data as { id: number }).id;
}
const whenState = async (id: number, state: WireVariant['state']) => {
  await expect.poll(async () => (await get(id)).state, { timeout: 120_000 }).toBe(state);
  return get(id);
};

type Verdict = (code: string) => FailingInputResult;
const honest: Verdict = (code) => (code.includes('wrong') ? differs : agreed);

/** Answers every task of the variant. */
async function judgeAll(count: number, verdict: Verdict) {
  for (let done = 0; done < count;) {
    const tasks = await judge.next(4);
    for (const task of tasks) {
      if (task.kind !== 'find-failing-input') throw new Error(`a ${task.kind} arrived`);
      await judge.result(task.attemptId, verdict(task.program.code));
      done += 1;
    }
    if (tasks.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
async function makeWaiting(): Promise<number> {
  const id = await request(answerOf(aDraft()));
  await judgeAll(3, honest);
  await whenState(id, 'waiting');
  return id;
}
const decide = async (
  name: 'approve' | 'reject' | 'undo',
  id: number,
  { token = teacher.token, reason = 'Too close to the original' } = {},
) => {
  const { envelope, errorCode } = await site.server.send({
    method: 'POST',
    url: `/api/admin/problem-variant/${name}`,
    headers: { authorization: token },
    payload: name === 'reject' ? { id, reason } : { id },
  });
  return { variant: envelope.data as WireVariant, errorCode };
};
const readAsGuest = async (problemId: string) =>
  (await site.server.call('GET /api/get-problem-detail', { query: { problemId } })).errorCode;

describe('a variant', () => {
  test('is written by the model and confirmed by the judge', async () => {
    const reviewer = await site.server.addUser({ role: 'problem_admin' });
    const variant = await get(await makeWaiting());
    expect(variant).toMatchObject({
      state: 'waiting',
      refusal: null,
      title: 'Apples in two baskets',
      source: { problemId: displayId },
      problem: null,
      checks: [
        { program: 'agreement', outcome: 'none', tried: 60 },
        { program: 0, outcome: 'found', example: { input: '1 2\n', expected: '1\n', output: '-1\n' } },
        { program: 1, outcome: 'found' },
      ],
    });
    const notices = await site.server.platform.database
      .selectFrom('userNotice')
      .select('kind')
      .where('recipientId', '=', reviewer.id)
      .execute();
    expect(notices).toEqual([{ kind: 'Sys' }]);
    expect(variant.cases).toHaveLength(20);
    expect(variant.cases[0]).toEqual({ input: '5 3\n', output: '2\n' });
    const { body } = site.model.requests.at(-1) ?? {};
    expect(body?.max_tokens).toBe(variantLimits.outputTokens);
    expect(body?.messages[1]?.content).toContain('Add $a$ and $b$.');
  });

  test.each<[string, ScriptedAnswer, WireVariant['refusal']]>([
    ['no JSON', { kind: 'text', text: 'I would rather not.' }, 'invalid-answer'],
    ['broken JSON', { kind: 'text', text: '{"title": "A",' }, 'invalid-answer'],
    ['one solution', answerOf(aDraft({ solutions: aDraft().solutions.slice(1) })), 'invalid-answer'],
    ['no wrong solution', answerOf(aDraft({ wrongSolutions: [] })), 'invalid-answer'],
    [
      'an unknown language',
      answerOf(aDraft({ validator: { language: 'Brainfuck', code: '+' } })),
      'invalid-answer',
    ],
    ['a script', answerOf(aDraft({ description: 'Add.<script>alert(1)</script>' })), 'markup'],
    ['a picture', answerOf(aDraft({ title: '![x](https://example.org/x.png)' })), 'markup'],
    ['a link', answerOf(aDraft({ output: 'See [here](https://example.org).' })), 'markup'],
    ['a cut connection', { kind: 'cut-off', text: '{"title": "A"' }, 'cut-off'],
    ['the limit of tokens', { kind: 'text', text: '{"title": "A"', finishReason: 'length' }, 'cut-off'],
    ['an endless answer', { kind: 'endless', text: 'and so on '.repeat(500) }, 'cut-off'],
    ['an error', { kind: 'status', status: 503, body: 'busy' }, 'model-unavailable'],
    ['a rate limit', { kind: 'status', status: 429, body: 'slow down' }, 'model-unavailable'],
  ])('is refused for %s, before the judge runs anything', async (_, answer, refusal) => {
    const variant = await whenState(await request(answer), 'refused');
    expect(variant).toMatchObject({ refusal, draft: null, checks: [] });
    expect(await loadTasks(site.server)).toEqual([]);
  });

  test.each<[string, Verdict, WireVariant['refusal']]>([
    ['its solutions differ', () => differs, 'solutions-differ'],
    ['a wrong solution passes', () => agreed, 'wrong-solution-passes'],
    [
      'its generator fails',
      (code) =>
        code.includes('wrong') ? differs : { ...agreed, outcome: 'failed', fault: 'generator', tried: 0 },
      'program-fails',
    ],
    [
      'it has few inputs',
      (code) => (code.includes('wrong') ? differs : { ...agreed, tried: 4 }),
      'too-few-inputs',
    ],
  ])('is refused if %s', async (_, verdict, refusal) => {
    const id = await request(answerOf(aDraft()));
    await judgeAll(3, verdict);
    expect(await whenState(id, 'refused')).toMatchObject({ refusal, title: 'Apples in two baskets' });
    expect((await decide('approve', id)).errorCode).toBe('variantDecided');
  });

  test('becomes a public problem by approval, with data, programs and tags', async () => {
    const id = await makeWaiting();
    const { variant } = await decide('approve', id);
    expect(variant.state).toBe('approved');
    const { problem } = variant;
    if (problem === null) throw new Error('no problem was made');
    expect(await readAsGuest(problem.problemId)).toBeUndefined();
    const { database } = site.server.platform;
    const count = async (table: 'problemCase' | 'problemProgram' | 'problemSolution' | 'problemTag') =>
      (await database.selectFrom(table).select('problemId').where('problemId', '=', problem.pid).execute())
        .length;
    expect(await count('problemProgram')).toBe(2);
    expect(await count('problemSolution')).toBe(4);
    expect(await count('problemTag')).toBe(1);
    expect((await decide('approve', id)).errorCode).toBe('variantDecided');

    const undone = (await decide('undo', id)).variant;
    expect(undone).toMatchObject({ state: 'waiting', problem: { pid: problem.pid } });
    expect(await readAsGuest(problem.problemId)).toBe('problemNotPublic');
    expect((await decide('approve', id)).variant.problem?.pid).toBe(problem.pid);
    expect(await readAsGuest(problem.problemId)).toBeUndefined();
  });

  test('is rejected with a reason, which can be taken back', async () => {
    const id = await makeWaiting();
    expect((await decide('reject', id, { reason: '' })).errorCode).toBe('invalidField');
    expect((await decide('reject', id)).variant).toMatchObject({
      state: 'rejected',
      rejectReason: 'Too close to the original',
    });
    expect((await decide('approve', id)).errorCode).toBe('variantDecided');
    expect((await decide('undo', id)).variant).toMatchObject({ state: 'waiting', rejectReason: null });
  });
});

describe('a request', () => {
  const ask = async (problemId = displayId, token = teacher.token) =>
    (await site.server.call('POST /api/admin/problem-variant', { token, body: { problemId } })).errorCode;

  test('needs a configured model', async () => {
    await site.configure({ isEnabled: false });
    expect(await ask()).toBe('assistantNotConfigured');
  });

  test('counts against the quota and the budget', async () => {
    await site.configure({ questionsPerDay: 0 });
    expect(await ask()).toBe('assistantQuotaUsed');
    await site.configure({ tokensPerMonth: 1 });
    expect(await ask()).toBe('assistantBudgetUsed');
  });

  test('is for problems of the site', async () => {
    expect(await ask('NOWHERE')).toBe('problemNotFound');
    const { displayId: interactive } = await addProblem(site.server, { judgeMode: 'interactive' });
    expect(await ask(interactive)).toBe('variantSource');
  });

  test('is refused while many are under way', async () => {
    site.model.answer = { kind: 'silent', text: '{' };
    for (let count = 0; count < variantLimits.openMaximum; count += 1)
      await site.server.platform.database
        .insertInto('problemVariant')
        .values({ sourceProblemId: sourceId, requestedBy: teacher.id, state: 'checking' })
        .execute();
    expect(await ask()).toBe('variantsOpen');
  });
});

test('only administrators see variants, and only problem administrators decide', async () => {
  const id = await makeWaiting();
  const admin = await site.server.addUser({ role: 'admin' });
  const user = await site.server.addUser();
  const list = (token?: string) =>
    site.server.call('GET /api/admin/problem-variants', { query: {}, ...(token !== undefined && { token }) });
  expect((await list(admin.token)).envelope.data).toMatchObject({ total: expect.any(Number) as number });
  expect((await list(user.token)).envelope.status).toBe(403);
  expect((await list()).envelope.status).toBe(401);
  for (const name of ['approve', 'reject', 'undo'] as const)
    expect((await decide(name, id, { token: admin.token })).variant).toBeNull();
  expect((await get(id)).state).toBe('waiting');
});
