/** A server whose assistant asks a scripted model. */
import type { AnswerEvents, HintLevel } from '@touchstone/contract';
import { addProblem } from '../../../testing/sample-content.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { Settings } from '../../../platform/settings/setting-sections.ts';
import { encryptModelKey } from '../model/endpoint.ts';
import { startModelServer, type ModelServer } from './model-server.ts';

export interface AssistantSite {
  server: TestServer;
  model: ModelServer;
  configure: (changes?: Partial<Settings['assistant']>) => Promise<void>;
  addStudent: () => Promise<{ id: string; token: string }>;
  addStatement: (description?: string) => Promise<number>;
  close: () => Promise<void>;
}

export async function startAssistantSite(): Promise<AssistantSite> {
  const server = await startTestServer();
  const model = await startModelServer();
  const configure = (changes: Partial<Settings['assistant']> = {}) =>
    server.platform.settings.change('assistant', {
      isEnabled: true,
      baseUrl: model.baseUrl,
      key: encryptModelKey(server.platform.secrets, 'the-secret-key'),
      model: 'a-model',
      highestLevel: 'code',
      questionsPerDay: 1000,
      tokensPerDay: null,
      tokensPerMonth: null,
      costPerMonthMicros: null,
      answerTokens: 1200,
      ...changes,
    });
  await configure();
  return {
    server,
    model,
    configure,
    addStudent: async () => {
      const { id, token } = await server.addUser();
      await server.call('POST /api/assistant/consent', { token, body: { destination: model.host } });
      return { id, token };
    },
    addStatement: async (description = usualStatement) => {
      const { id } = await addProblem(server, { title: 'Heaviest shelves', description });
      return id;
    },
    close: async () => {
      await server.close();
      await model.close();
    },
  };
}

export const usualStatement =
  'A library has n shelves in a row. Find the largest total weight of consecutive shelves. 求连续书架的最大总重量。';

export type ReceivedEvent = {
  [Name in keyof AnswerEvents]: { name: Name; data: AnswerEvents[Name] };
}[keyof AnswerEvents];

export interface AskedAnswer {
  errorCode: string | undefined;
  text: string;
  events: ReceivedEvent[];
  state: string | undefined;
}

interface Asking {
  token: string;
  problemId: number;
  text?: string;
  level?: HintLevel;
  code?: string;
  submitId?: number;
  tid?: number;
  cid?: number;
}

export async function ask(site: Pick<AssistantSite, 'server'>, asking: Asking): Promise<AskedAnswer> {
  const { token, problemId, text = 'Where do I start?', level = 'approach', ...rest } = asking;
  const { envelope, errorCode } = await site.server.call('POST /api/assistant/question', {
    token,
    body: { pid: problemId, text, level, language: 'C++', ...rest },
  });
  if (errorCode !== undefined) return { errorCode, text: '', events: [], state: undefined };
  const { answerId } = envelope.data as { answerId: number };
  return readAnswer(site, { token, answerId });
}

export async function readAnswer(
  { server }: Pick<AssistantSite, 'server'>,
  { token, answerId }: { token: string; answerId: number },
): Promise<AskedAnswer> {
  const { body, headers } = await server.app.inject({
    method: 'GET',
    url: `/api/assistant/answer?id=${String(answerId)}`,
    headers: { authorization: token },
  });
  const errorCode = headers['error-code'];
  if (typeof errorCode === 'string') return { errorCode, text: '', events: [], state: undefined };
  const events = parseEvents(body);
  const texts = events.flatMap((event) => (event.name === 'text' ? [event.data.text] : []));
  const done = events.find((event) => event.name === 'done');
  return { errorCode: undefined, text: texts.join('').trim(), events, state: done?.data.state };
}

function parseEvents(body: string): ReceivedEvent[] {
  return [...body.matchAll(/^event: (.+)\ndata: (.+)$/gm)].map(
    ([, name, data]) => ({ name, data: JSON.parse(data ?? '') as unknown }) as ReceivedEvent,
  );
}
