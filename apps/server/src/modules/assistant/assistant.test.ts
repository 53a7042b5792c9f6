import { statuses } from '@touchstone/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { noonOfSite } from '../../testing/noon-of-site.ts';
import { addContest, addContestProblem } from '../../testing/sample-contests.ts';
import { addSubmission } from '../../testing/sample-content.ts';
import { addGroup } from '../../testing/sample-groups.ts';
import { addRegistration, addTraining } from '../../testing/sample-trainings.ts';
import { checkSpending } from './spending/reserve-spending.ts';
import { sweepConversations } from './sweep-conversations.ts';
import { ask, readAnswer, startAssistantSite, type AssistantSite } from './testing/assistant-site.ts';
import type { ScriptedAnswer } from './testing/model-server.ts';

let site: AssistantSite;
let problemId: number;
let student: { id: string; token: string };
beforeAll(async () => {
  site = await startAssistantSite();
  site.server.stopClock(noonOfSite(new Date()));
});
afterAll(() => site.close());
beforeEach(async () => {
  // Past the limit of questions per minute.
  site.server.passTime(61);
  site.model.requests = [];
  site.model.abandoned = 0;
  site.model.answer = { kind: 'text', text: 'What is the total weight of one shelf?' };
  problemId = await site.addStatement();
  student = await site.addStudent();
});
afterEach(() => site.configure());

const stateOf = async (query: { cid?: number; tid?: number; gid?: number } = {}) =>
  (
    await site.server.call('GET /api/assistant/state', {
      token: student.token,
      query: { pid: problemId, ...query },
    })
  ).envelope.data as { refusal: string | null; highestLevel: string; questionsLeft: number };

const usageOf = (userId: string) =>
  site.server.platform.database
    .selectFrom('assistantUsage')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();

test('streams an answer, keeps the conversation and counts it', async () => {
  site.model.answer = {
    kind: 'text',
    text: 'Think of the largest total that ends here.\n\nWhat is it for one shelf?',
    usage: { prompt: 500, completion: 20 },
  };
  const answer = await ask(site, { token: student.token, problemId, code: 'int main() {}' });
  expect(answer).toMatchObject({
    state: 'complete',
    text: 'Think of the largest total that ends here.\n\nWhat is it for one shelf?',
  });
  const { envelope } = await site.server.call('GET /api/assistant/conversation', {
    token: student.token,
    query: { pid: problemId },
  });
  expect(envelope.data).toMatchObject({
    messages: [
      { isAnswer: false, text: 'Where do I start?' },
      { isAnswer: true, text: answer.text, state: 'complete', counterExamples: [], removed: [] },
    ],
  });
  expect(await usageOf(student.id)).toMatchObject({ questions: 1, promptTokens: 500, completionTokens: 20 });
});

test('sends the statement, the own program and the own verdict to the model, and the key to no browser', async () => {
  const own = await addSubmission(site.server, {
    problemId,
    userId: student.id,
    status: statuses.compileError,
    errorMessage: 'expected ; before }',
  });
  const other = await site.addStudent();
  await addSubmission(site.server, { problemId, userId: other.id, code: 'code of another user' });
  const answer = await ask(site, {
    token: student.token,
    problemId,
    code: 'int mine;',
    submitId: own,
    text: 'Why?',
  });
  const [request] = site.model.requests;
  expect(request).toMatchObject({ authorization: 'Bearer the-secret-key', body: { model: 'a-model' } });
  const sent = JSON.stringify(request?.body);
  for (const part of ['largest total weight', 'int mine;', 'expected ; before }', 'Why?'])
    expect(sent).toContain(part);
  expect(sent).not.toContain('code of another user');
  expect(JSON.stringify(answer)).not.toContain('the-secret-key');
});

test('the submission of another user is not sent', async () => {
  const other = await site.addStudent();
  const submitId = await addSubmission(site.server, { problemId, userId: other.id });
  const answer = await ask(site, { token: student.token, problemId, submitId });
  expect(answer.errorCode).toBe('submissionNotFound');
  expect(site.model.requests).toEqual([]);
});

test('remembers the conversation', async () => {
  await ask(site, { token: student.token, problemId, text: 'First question' });
  const { envelope } = await site.server.call('GET /api/assistant/conversation', {
    token: student.token,
    query: { pid: problemId },
  });
  const { id } = envelope.data as { id: number };
  const asked = await site.server.call('POST /api/assistant/question', {
    token: student.token,
    body: { pid: problemId, conversationId: id, text: 'Second question', level: 'approach' },
  });
  await readAnswer(site, {
    token: student.token,
    answerId: (asked.envelope.data as { answerId: number }).answerId,
  });
  const messages = site.model.requests[1]?.body.messages ?? [];
  expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
  expect(messages[1]?.content).toBe('First question');
});

describe('is off', () => {
  test.each([{ isEnabled: false }, { baseUrl: '' }, { model: '' }])(
    'without a configuration: %j',
    async (missing) => {
      await site.configure(missing);
      expect(await stateOf()).toMatchObject({ refusal: 'not-configured' });
      const { errorCode } = await ask(site, { token: student.token, problemId });
      expect(errorCode).toBe('assistantNotConfigured');
    },
  );

  test('for guests', async () => {
    const { httpStatus } = await site.server.call('GET /api/assistant/state', { query: { pid: problemId } });
    expect(httpStatus).toBe(401);
  });

  test('before the user has agreed', async () => {
    const { token } = await site.server.addUser();
    expect((await ask(site, { token, problemId })).errorCode).toBe('assistantConsentMissing');
    expect(site.model.requests).toEqual([]);
  });

  test('for problems that the user cannot see', async () => {
    await site.server.platform.database
      .updateTable('problem')
      .set({ visibility: 'private' })
      .where('id', '=', problemId)
      .execute();
    expect((await ask(site, { token: student.token, problemId })).errorCode).toBe('problemNotFound');
  });

  test('for a problem of a running contest, also between the question and its answer', async () => {
    const asked = await site.server.call('POST /api/assistant/question', {
      token: student.token,
      body: { pid: problemId, text: 'Help', level: 'approach' },
    });
    const contestId = await addContest(site.server);
    await addContestProblem(site.server, { contestId, problemId, displayId: 'A' });
    expect(await stateOf()).toMatchObject({ refusal: 'contest' });
    const answerId = (asked.envelope.data as { answerId: number }).answerId;
    expect((await readAnswer(site, { token: student.token, answerId })).errorCode).toBe(
      'assistantOffInContest',
    );
    expect(site.model.requests).toEqual([]);
  });

  test('for every problem while the user takes part in a contest', async () => {
    const contestId = await addContest(site.server, { audience: 'private', password: 'secret' });
    expect(await stateOf()).toMatchObject({ refusal: null });
    await site.server.platform.database
      .insertInto('contestRegistration')
      .values({ contestId, userId: student.id })
      .execute();
    expect(await stateOf()).toMatchObject({ refusal: 'contest' });
    site.server.passTime(5 * 3600);
    expect(await stateOf()).toMatchObject({ refusal: null });
  });

  test('where a teacher turned it off: in a training, also if its participant opens the problem elsewhere', async () => {
    const teacher = await site.server.addUser({ role: 'root' });
    const trainingId = await addTraining(site.server, {
      visibility: 'private',
      password: 'secret',
      problemIds: [problemId],
    });
    await addRegistration(site.server, { trainingId, userId: student.id });
    const turn = (isOff: boolean, token = teacher.token) =>
      site.server.call('PUT /api/assistant/switch', {
        token,
        body: { tid: trainingId, isOff, highestLevel: 'concept' },
      });
    expect((await turn(true, student.token)).errorCode).toBe('trainingAdminOnly');
    await turn(true);
    expect(await stateOf({ tid: trainingId })).toMatchObject({ refusal: 'teacher' });
    expect(await stateOf()).toMatchObject({ refusal: 'teacher' });
    await turn(false);
    expect(await stateOf()).toMatchObject({ refusal: null, highestLevel: 'concept' });
  });

  test('where a teacher turned it off: in a group', async () => {
    const owner = await site.server.addUser();
    const gid = await addGroup(site.server, { ownerId: owner.id });
    const body = { gid, isOff: true, highestLevel: null };
    const refused = await site.server.call('PUT /api/assistant/switch', { token: student.token, body });
    expect(refused.errorCode).toBeDefined();
    await site.server.call('PUT /api/assistant/switch', { token: owner.token, body });
    await site.server.platform.database
      .updateTable('problem')
      .set({ groupId: gid })
      .where('id', '=', problemId)
      .execute();
    await site.server.platform.database
      .insertInto('groupMember')
      .values({ groupId: gid, userId: student.id, auth: 3 })
      .execute();
    expect(await stateOf()).toMatchObject({ refusal: 'teacher' });
  });

  test('when the questions of the day are used', async () => {
    await site.configure({ questionsPerDay: 1 });
    await ask(site, { token: student.token, problemId });
    expect(await stateOf()).toMatchObject({ refusal: 'quota', questionsLeft: 0, lock: null });
    expect((await ask(site, { token: student.token, problemId })).errorCode).toBe('assistantQuotaUsed');
    site.server.passTime(24 * 3600);
    // The session of the student has ended, too.
    expect(await checkSpending(site.server.platform, student.id)).toMatchObject({
      refusal: null,
      questionsLeft: 1,
    });
  });
});

describe('where memberships are on sale', () => {
  const level = (assistantQuota: number) => ({
    canReadSolutions: false,
    assistantQuota,
    submitInterval: null,
    discussionsPerDay: null,
  });

  test('the questions of a level, and the level that has more', async () => {
    const { settings } = site.server.platform;
    await settings.change('membership', { isOpen: true, benefits: [level(1), level(1), level(9), level(9)] });
    try {
      await ask(site, { token: student.token, problemId });
      expect(await stateOf()).toMatchObject({ refusal: 'quota', questionsPerDay: 1, lock: { level: 2 } });
    } finally {
      await settings.change('membership', { isOpen: false });
    }
  });
});

describe('spending', () => {
  test('tokens that end in the middle end the answer with the reason', async () => {
    await site.configure({ tokensPerDay: 900 });
    const long = 'Think of the total weight of the shelves before this shelf. '.repeat(12);
    site.model.answer = { kind: 'endless', text: `${long}\n` };
    const answer = await ask(site, { token: student.token, problemId, level: 'code' });
    expect(answer.state).toBe('quota');
    expect(site.model.requests[0]?.body.max_tokens).toBeLessThan(1200);
    expect(await stateOf()).toMatchObject({ refusal: 'quota' });
    await expect.poll(() => site.model.abandoned, { timeout: 60_000 }).toBe(1);
  });

  test('the budget of the month stops all users', async () => {
    // An earlier test passes a day, on the last day of a month into the next one.
    const used = await site.server.platform.database
      .selectFrom('assistantMonth')
      .select('tokens')
      .orderBy('month', 'desc')
      .executeTakeFirstOrThrow();
    await site.configure({ tokensPerMonth: used.tokens });
    expect((await ask(site, { token: student.token, problemId })).errorCode).toBe('assistantBudgetUsed');
    await site.configure({ costPerMonthMicros: 0, outputPriceMicros: 1_000_000 });
    expect((await ask(site, { token: student.token, problemId })).errorCode).toBe('assistantBudgetUsed');
    await site.configure({ outputPriceMicros: 0 });
  });

  test('parallel answers do not exceed a limit together', async () => {
    await site.configure({ questionsPerDay: 3 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask(site, { token: student.token, problemId })),
    );
    expect(answers.filter(({ state }) => state === 'complete').length).toBeLessThanOrEqual(3);
    expect((await usageOf(student.id))?.questions).toBeLessThanOrEqual(3);
  });

  test.each<[string, ScriptedAnswer, string, string]>([
    ['cut off', { kind: 'cut-off', text: 'Think of the weight.\nAnd' }, 'cut-off', 'Think of the weight.'],
    ['broken', { kind: 'broken-json', text: 'Think of the weight.\nAnd' }, 'cut-off', 'Think of the weight.'],
    ['rate limited', { kind: 'status', status: 429, body: 'slow down' }, 'unavailable', ''],
  ])('an answer that is %s is counted and says so', async (_, scripted, state, shown) => {
    site.model.answer = scripted;
    const answer = await ask(site, { token: student.token, problemId });
    expect(answer.state).toBe(state);
    expect(answer.text).toContain(shown);
    const usage = await usageOf(student.id);
    expect(usage?.questions).toBe(1);
    expect(usage?.promptTokens).toBeGreaterThan(0);
    expect(usage?.completionTokens).toBeLessThan(100);
  });
});

test('an answer is opened once, by its owner', async () => {
  const asked = await site.server.call('POST /api/assistant/question', {
    token: student.token,
    body: { pid: problemId, text: 'Help', level: 'approach' },
  });
  const { answerId } = asked.envelope.data as { answerId: number };
  const other = await site.addStudent();
  expect((await readAnswer(site, { token: other.token, answerId })).errorCode).toBe('assistantAnswerTaken');
  expect((await readAnswer(site, { token: student.token, answerId })).state).toBe('complete');
  expect((await readAnswer(site, { token: student.token, answerId })).errorCode).toBe('assistantAnswerTaken');
});

test('a claim that no judge confirms is not shown', async () => {
  site.model.answer = {
    kind: 'text',
    text: 'Think of the weight.\n```claim\n{"input":"1\\n-5\\n","line":1,"explanation":"Negative weights."}\n```\n',
  };
  const answer = await ask(site, { token: student.token, problemId, code: 'int main() {}' });
  expect(answer.events.map(({ name }) => name)).toEqual(['text', 'checking', 'removed', 'done']);
  expect(JSON.stringify(answer.events)).not.toContain('Negative');
});

test('users delete their conversations, and old ones are deleted', async () => {
  await ask(site, { token: student.token, problemId });
  const list = async (token: string) =>
    (
      (await site.server.call('GET /api/assistant/conversations', { token, query: {} })).envelope.data as {
        records: { id: number; questions: number }[];
      }
    ).records;
  const [conversation] = await list(student.token);
  expect(conversation).toMatchObject({ questions: 1 });
  const other = await site.addStudent();
  const id = conversation?.id ?? 0;
  const foreign = await site.server.call('DELETE /api/assistant/conversation', {
    token: other.token,
    query: { id },
  });
  expect(foreign.errorCode).toBe('assistantConversationGone');
  await site.server.call('DELETE /api/assistant/conversations', { token: student.token });
  expect(await list(student.token)).toEqual([]);
  await ask(site, { token: other.token, problemId });
  site.server.passTime(91 * 86_400);
  await sweepConversations(site.server.platform);
  expect(
    await site.server.platform.database.selectFrom('assistantConversation').selectAll().execute(),
  ).toEqual([]);
});
