import { afterAll, beforeAll, expect, test } from 'vitest';
import { startModelServer, type ModelServer } from '../testing/model-server.ts';
import type { InputVerdict } from './check-input.ts';
import { writeAnswer, type SendEvent } from './write-answer.ts';

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.close());

const claim = (input: string, explanation = 'The sum is lost.') =>
  `\`\`\`claim\n${JSON.stringify({ input, line: 2, explanation })}\n\`\`\`\n`;

interface Attempt {
  text: string;
  check: (input: string) => Promise<InputVerdict>;
  signal?: AbortSignal;
}

async function write({ text, check, signal = new AbortController().signal }: Attempt) {
  model.answer = { kind: 'text', text };
  const names: string[] = [];
  const send: SendEvent = (name) => names.push(name);
  const answer = await writeAnswer({
    prepared: {
      endpoint: {
        url: new URL(`${model.baseUrl}/chat/completions`),
        key: null,
        model: 'a-model',
        temperature: 0,
      },
      messages: [{ role: 'user', content: 'Help' }],
      filtered: { level: 'concept', statement: 'Print the sum.', code: 'a\nb\nc', protectedTexts: [] },
    },
    maxOutputTokens: 1000,
    shortenedBy: null,
    check,
    send,
    signal,
    onFailure: () => undefined,
  });
  return { answer, names };
}

const confirm = async (input: string): Promise<InputVerdict> => ({
  confirmed: true,
  input,
  expected: '3\n',
  output: '2\n',
  status: -1,
});

test('a claim that the judge confirms is shown with its input and both outputs', async () => {
  const { answer, names } = await write({ text: `Think of the sum.\n${claim('1 2')}`, check: confirm });
  expect(names).toEqual(['text', 'checking', 'counter-example']);
  expect(answer.counterExamples).toEqual([
    { input: '1 2\n', expected: '3\n', output: '2\n', status: -1, explanation: 'The sum is lost.', line: 2 },
  ]);
  expect(answer.text).toBe('Think of the sum.');
});

test('a claim that the judge refutes leaves nothing but a notice', async () => {
  const { answer } = await write({
    text: `Think of the sum.\n${claim('1 2')}`,
    check: async () => ({ confirmed: false, reason: 'passes' }),
  });
  expect(answer).toMatchObject({ counterExamples: [], removed: ['unverified'], text: 'Think of the sum.' });
});

test('an answer cannot occupy the judge with many claims', async () => {
  let count = 0;
  const { answer } = await write({
    text: [1, 2, 3, 4, 5].map((number) => claim(String(number))).join(''),
    check: (input) => {
      count += 1;
      return confirm(input);
    },
  });
  expect([count, answer.counterExamples.length, answer.removed]).toEqual([3, 3, ['unverified']]);
});

test('the explanation of a confirmed claim obeys the level', async () => {
  const { answer } = await write({
    text: claim('1', 'for (int i = 0; i < n; i++) sum += a[i];'),
    check: confirm,
  });
  expect(answer.counterExamples).toMatchObject([{ explanation: '' }]);
});

test('a user who leaves waits for no judge', async () => {
  const controller = new AbortController();
  const { answer } = await write({
    text: `Think of the sum.\n${claim('1 2')}`,
    signal: controller.signal,
    check: () => {
      controller.abort();
      return new Promise<never>(() => undefined);
    },
  });
  expect(answer.counterExamples).toEqual([]);
});
