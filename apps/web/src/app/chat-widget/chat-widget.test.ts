import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { recordCalls } from '../../lib/api/testing/record-calls.ts';
import { startChat } from './chat-widget.ts';

interface Opened {
  options: { config: { bot_id: string }; auth: { token: string } };
  isDestroyed: boolean;
}

function provideLibrary(): Opened[] {
  const opened: Opened[] = [];
  class WebChatClient {
    readonly #chat: Opened;
    constructor(options: Opened['options']) {
      this.#chat = { options, isDestroyed: false };
      opened.push(this.#chat);
    }
    destroy() {
      this.#chat.isDestroyed = true;
    }
  }
  globalThis.CozeWebSDK = { WebChatClient };
  return opened;
}
afterEach(() => {
  globalThis.CozeWebSDK = undefined;
});

const widget = { scriptUrl: 'https://widget.example/sdk.js', botId: 'bot' };
const answers: Record<string, unknown> = {
  'GET /api/assistant/widget': widget,
  'GET /api/coze-get-token': { token: 'a-token' },
};

test('opens the widget with a token, and destroys it at the logout', async () => {
  recordCalls(({ name }) => ({ data: answers[name] }));
  const opened = provideLibrary();
  const stop = startChat();
  await expect.poll(() => opened.length, { timeout: 60_000 }).toBe(1);
  expect(opened[0]?.options).toMatchObject({ config: { bot_id: 'bot' }, auth: { token: 'a-token' } });
  await Promise.resolve();
  stop();
  expect(opened[0]?.isDestroyed).toBe(true);
});

test('requests no token where no widget is configured', async () => {
  const calls = recordCalls(() => ({ data: null }));
  const opened = provideLibrary();
  const stop = startChat();
  await expect.poll(() => calls.length, { timeout: 60_000 }).toBe(1);
  await new Promise(setImmediate);
  stop();
  expect([calls.length, opened.length]).toEqual([1, 0]);
});

test('a failure is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  recordCalls(() => ({ httpStatus: 500 }));
  startChat();
  await expect.poll(() => warn.mock.calls.length, { timeout: 60_000 }).toBe(1);
});
