import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startModelServer, type ModelServer, type ScriptedAnswer } from '../testing/model-server.ts';
import { streamCompletion, type ModelTimeouts } from './stream-completion.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.requests = [];
  server.abandoned = 0;
});

const endpoint = () => ({
  url: new URL(`${server.baseUrl}/chat/completions`),
  key: 'a-key',
  model: 'a-model',
  temperature: 0.5,
});

async function complete(answer: ScriptedAnswer, timeouts?: ModelTimeouts, signal?: AbortSignal) {
  server.answer = answer;
  let text = '';
  let usage: object | undefined;
  try {
    const request = {
      messages: [{ role: 'user', content: 'hello' }] as const,
      maxTokens: 100,
      signal: signal ?? new AbortController().signal,
    };
    for await (const chunk of streamCompletion(endpoint(), request, timeouts)) {
      text += chunk.text;
      usage = chunk.usage ?? usage;
    }
    return { text, usage, error: undefined };
  } catch (error) {
    return { text, usage, error: (error as Error).message };
  }
}

test('streams the text and the usage, and sends the key and the limits', async () => {
  const usage = { prompt: 12, completion: 34 };
  expect(await complete({ kind: 'text', text: 'What is n, 最小值?', usage })).toEqual({
    text: 'What is n, 最小值?',
    usage: { promptTokens: 12, completionTokens: 34 },
    error: undefined,
  });
  expect(server.requests).toEqual([
    {
      authorization: 'Bearer a-key',
      body: {
        model: 'a-model',
        temperature: 0.5,
        max_tokens: 100,
        messages: [{ role: 'user', content: 'hello' }],
        stream: true,
        stream_options: { include_usage: true },
      },
    },
  ]);
});

test.each<[string, ScriptedAnswer, string, RegExp]>([
  ['is cut off', { kind: 'cut-off', text: 'Half' }, 'Half', /other side closed|terminated|middle/],
  ['is no JSON', { kind: 'broken-json', text: 'Half' }, 'Half', /not JSON/],
  ['reports an error in the stream', { kind: 'error-event', text: 'Half' }, 'Half', /overloaded/],
  [
    'is rate limited',
    { kind: 'status', status: 429, body: '{"error":"slow down"}' },
    '',
    /HTTP 429 .*slow down/,
  ],
  ['is refused', { kind: 'status', status: 401, body: 'no' }, '', /HTTP 401 no/],
  [
    'is a redirect',
    { kind: 'status', status: 307, body: '', headers: { location: 'http://127.0.0.1:1/' } },
    '',
    /redirect/,
  ],
])('an answer that %s is an error, and what came before is kept', async (_, answer, text, message) => {
  const result = await complete(answer);
  expect(result.text).toBe(text);
  expect(result.error).toMatch(message);
});

test('a silent endpoint is given up', async () => {
  const result = await complete({ kind: 'silent', text: 'Half' }, { silenceMs: 200, totalMs: 60_000 });
  expect(result.error).toBe('the endpoint is silent');
  // The endpoint hears of it a moment later, which must not count for the next test.
  await expect.poll(() => server.abandoned).toBe(1);
});

test('an endless answer ends by its duration or its size', async () => {
  const result = await complete({ kind: 'endless', text: 'x'.repeat(5000) });
  expect(result.error).toMatch(/too large/);
  await expect.poll(() => server.abandoned, { timeout: 60_000 }).toBe(1);
});

test('the signal of the caller ends the request', async () => {
  const controller = new AbortController();
  server.answer = { kind: 'silent', text: 'Half' };
  const completion = streamCompletion(endpoint(), {
    messages: [],
    maxTokens: 1,
    signal: controller.signal,
  });
  await completion.next();
  controller.abort();
  await expect(
    (async () => {
      for await (const _ of completion);
    })(),
  ).rejects.toThrow();
  await expect.poll(() => server.abandoned, { timeout: 60_000 }).toBe(1);
});
