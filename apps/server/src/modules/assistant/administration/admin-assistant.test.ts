import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, startAssistantSite, type AssistantSite } from '../testing/assistant-site.ts';

let site: AssistantSite;
let root: { token: string };
beforeAll(async () => {
  site = await startAssistantSite();
  root = await site.server.addUser({ role: 'root' });
});
afterAll(() => site.close());
beforeEach(() => site.configure());

const settings = () => ({
  isEnabled: true,
  baseUrl: site.model.baseUrl,
  model: 'a-model',
  temperature: 0.3,
  systemPrompt: '',
  highestLevel: 'approach' as const,
  questionsPerDay: 20,
  tokensPerDay: null,
  answerTokens: 1200,
  tokensPerMonth: null,
  costPerMonth: 12.5,
  inputPrice: 2,
  outputPrice: 8,
  retentionDays: 90,
});
const change = (changes: object, token = root.token) =>
  site.server.call('PUT /api/admin/assistant/settings', { token, body: { ...settings(), ...changes } });
const stored = async () =>
  (await site.server.call('GET /api/admin/assistant/settings', { token: root.token })).envelope.data as {
    hasKey: boolean;
    costPerMonth: number;
  };
const auditText = async () =>
  JSON.stringify(await site.server.platform.database.selectFrom('auditLog').selectAll().execute());

test('a key is stored encrypted, never shown again, and not in the audit log', async () => {
  await change({ key: 'sk-very-secret' });
  const shown = await stored();
  expect(shown).toMatchObject({ ...settings(), hasKey: true });
  expect(JSON.stringify(shown)).not.toContain('sk-very-secret');
  expect(JSON.stringify(site.server.platform.settings.current)).not.toContain('sk-very-secret');
  expect(await auditText()).not.toContain('sk-very-secret');
});

test('a key stays with its host', async () => {
  await change({ key: 'sk-very-secret' });
  await change({ model: 'another-model' });
  expect(await stored()).toMatchObject({ hasKey: true });
  await change({ baseUrl: 'https://another.example/v1' });
  expect(await stored()).toMatchObject({ hasKey: false });
});

test.each(['ftp://a.example', 'nowhere', 'https://user:pass@a.example', 'file:///etc/passwd', ''])(
  'refuses the address "%s"',
  async (baseUrl) => {
    expect((await change({ baseUrl })).errorCode).toBe('assistantAddressInvalid');
  },
);

test('is for super administrators', async () => {
  const { token } = await site.server.addUser({ role: 'admin' });
  expect((await change({}, token)).httpStatus).toBe(403);
  expect((await site.server.call('GET /api/admin/assistant/usage', { token, query: {} })).httpStatus).toBe(
    403,
  );
});

test('tests the connection, with the reason of a failure', async () => {
  const run = async () =>
    (await site.server.call('POST /api/admin/assistant/test', { token: root.token })).envelope.data;
  site.model.answer = { kind: 'text', text: 'ready' };
  expect(await run()).toMatchObject({ isWorking: true, detail: 'ready' });
  site.model.answer = { kind: 'status', status: 401, body: 'invalid key' };
  expect(await run()).toMatchObject({ isWorking: false, detail: 'HTTP 401 invalid key' });
});

test('lists the usage per user and day, and exports it', async () => {
  await site.configure({ inputPriceMicros: 2_000_000, outputPriceMicros: 8_000_000 });
  const student = await site.addStudent();
  const problemId = await site.addStatement();
  site.model.answer = { kind: 'text', text: 'Think.', usage: { prompt: 1000, completion: 500 } };
  await ask(site, { token: student.token, problemId });
  const { envelope } = await site.server.call('GET /api/admin/assistant/usage', {
    token: root.token,
    query: {},
  });
  expect(envelope.data).toMatchObject({
    records: [{ uid: student.id, questions: 1, promptTokens: 1000, completionTokens: 500, cost: 0.006 }],
  });
  const { body, headers } = await site.server.app.inject({
    url: '/api/admin/assistant/usage-sheet?from=2020-01-01',
    headers: { authorization: root.token },
  });
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toContain(`${student.id},`);
  const foreign = await site.server.app.inject({
    url: '/api/admin/assistant/usage-sheet',
    headers: { authorization: student.token },
  });
  expect(foreign.statusCode).toBe(403);
});

test('configures the widget of Coze, whose key is never shown', async () => {
  const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  const coze = {
    appId: 'app',
    keyId: 'key',
    tokenUrl: 'https://api.coze.cn/token',
    scriptUrl: 'https://widget.example/sdk.js',
    botId: 'bot',
  };
  const put = (body: object) =>
    site.server.call('PUT /api/admin/assistant/coze', { token: root.token, body: { ...coze, ...body } });
  const { token } = await site.addStudent();
  const widget = async () => (await site.server.call('GET /api/assistant/widget', { token })).envelope.data;
  expect((await put({ privateKey: 'no key' })).errorCode).toBe('assistantKeyInvalid');
  await put({});
  expect(await widget()).toBeNull();
  await put({ privateKey });
  const shown = await site.server.call('GET /api/admin/assistant/coze', { token: root.token });
  expect(shown.envelope.data).toEqual({ ...coze, hasKey: true });
  expect(await auditText()).not.toContain('PRIVATE KEY');
  expect(await widget()).toEqual({ scriptUrl: coze.scriptUrl, botId: 'bot' });
  await put({ scriptUrl: '' });
  expect(await widget()).toBeNull();
});
