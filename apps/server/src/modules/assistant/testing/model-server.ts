/** A local endpoint that speaks the streaming protocol of OpenAI with scripted answers, good and bad ones. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ScriptedAnswer =
  | { kind: 'text'; text: string; usage?: { prompt: number; completion: number }; finishReason?: string }
  /** Writes the text and then waits until the client leaves. */
  | { kind: 'silent'; text: string }
  /** Writes the text and closes the connection without an end. */
  | { kind: 'cut-off'; text: string }
  | { kind: 'broken-json'; text: string }
  | { kind: 'error-event'; text: string }
  /** Never stops writing this text. */
  | { kind: 'endless'; text: string }
  | { kind: 'status'; status: number; body: string; headers?: Record<string, string> };

export interface ModelRequest {
  authorization: string | undefined;
  body: {
    model: string;
    max_tokens: number;
    temperature: number;
    stream: boolean;
    messages: { role: string; content: string }[];
  };
}

export interface ModelServer {
  baseUrl: string;
  host: string;
  requests: ModelRequest[];
  /** The next requests get this. */
  answer: ScriptedAnswer | ((request: ModelRequest) => ScriptedAnswer);
  /** How many clients left before the end. */
  abandoned: number;
  close: () => Promise<void>;
}

const event = (data: object | string) =>
  `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
const textEvent = (content: string) => event({ choices: [{ index: 0, delta: { content } }] });

async function parseBody(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as ModelRequest['body'];
}

function write(response: ServerResponse, script: ScriptedAnswer) {
  if (script.kind === 'status') {
    response.writeHead(script.status, script.headers ?? {}).end(script.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  // In small pieces, as models do.
  for (const piece of script.text.match(/[\s\S]{1,9}/g) ?? []) response.write(textEvent(piece));
  switch (script.kind) {
    case 'silent':
      return;
    case 'cut-off':
      response.write('data: {"choices":', () => response.destroy());
      return;
    case 'broken-json':
      response.end('data: {"choices": [}\n\n');
      return;
    case 'error-event':
      response.end(event({ error: { message: 'overloaded' } }));
      return;
    case 'endless':
      writeForever(response, textEvent(script.text));
      return;
    case 'text':
      response.write(event({ choices: [{ delta: {}, finish_reason: script.finishReason ?? 'stop' }] }));
      if (script.usage !== undefined) {
        const { prompt, completion } = script.usage;
        response.write(
          event({ choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion } }),
        );
      }
      response.end(event('[DONE]'));
      return;
    default:
      script satisfies never;
  }
}

function writeForever(response: ServerResponse, text: string) {
  const next = () => {
    if (response.destroyed) return;
    if (response.write(text)) setImmediate(next);
    else response.once('drain', next);
  };
  next();
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) state.abandoned += 1;
    });
    void parseBody(request).then((body) => {
      const received: ModelRequest = { authorization: request.headers.authorization, body };
      state.requests.push(received);
      write(response, typeof state.answer === 'function' ? state.answer(received) : state.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const state: ModelServer = {
    baseUrl: `http://${host}/v1`,
    host,
    requests: [],
    answer: { kind: 'text', text: '' },
    abandoned: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return state;
}
