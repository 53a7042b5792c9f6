/** A plain POST over kept connections: a third of what `fetch` costs, and a judge makes two for every submission. */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { taskRequestHeader } from '@touchstone/contract/judge-messages';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };

export interface Post {
  readonly url: string;
  readonly token: string;
  /** The call that caused the task, for the log of the server. */
  readonly requestId?: string | undefined;
  readonly body: object;
  readonly signal: AbortSignal;
  readonly limitMs: number;
}

/** Rejects with a PostError when no answer came. Redirections are answers like others. */
export async function postJson({ url, token, requestId, body, signal, limitMs }: Post): Promise<{
  status: number;
  text: string;
}> {
  const payload = Buffer.from(JSON.stringify(body));
  const headers = {
    authorization: token,
    'content-type': 'application/json',
    'content-length': payload.length,
    ...(requestId === undefined ? {} : { [taskRequestHeader]: requestId }),
  };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = { method: 'POST', headers, signal };
  const request = url.startsWith('https:')
    ? httpsRequest(url, { ...options, agent: agents.https }, resolve)
    : httpRequest(url, { ...options, agent: agents.http }, resolve);
  const timer = setTimeout(() => request.destroy(new Error(`no answer within ${limitMs} ms`)), limitMs);
  request.on('error', reject);
  request.end(payload);
  try {
    const response = await promise;
    return { status: response.statusCode ?? 0, text: await readText(response) };
  } catch (error) {
    throw new PostError(describe(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

export class PostError extends Error {
  override readonly name = 'PostError';
}

async function readText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Several addresses of one name were tried: their errors are in a list, and the message is empty.
  return error.message || ('code' in error ? String(error.code) : error.name);
}
