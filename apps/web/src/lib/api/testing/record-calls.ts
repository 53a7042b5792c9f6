/** Answers the calls of the API client in place of a server, and records them, until the test ends. */
import { errorCodeHeader } from '@touchstone/contract/envelope';
import type { ErrorCode } from '@touchstone/contract/errors/index';
import { onTestFinished, vi } from 'vitest';

export interface RecordedCall {
  /** Method and path, as in the contract. */
  name: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** The answer of the server, an HTTP status of a failure, or the code, text and data of a refusal. */
type Answer =
  | { errorCode: ErrorCode; text: string; data?: object }
  | { data: unknown }
  | { httpStatus: number };

function responseOf(answer: Answer): Response {
  if ('errorCode' in answer) {
    const body = JSON.stringify({ status: 400, data: answer.data ?? null, msg: answer.text });
    return new Response(body, { headers: { [errorCodeHeader]: answer.errorCode } });
  }
  const [status, data] = 'data' in answer ? [200, answer.data] : [answer.httpStatus, null];
  return new Response(JSON.stringify({ status, data, msg: '' }), { status });
}

export function recordCalls(answer: (call: RecordedCall) => Answer = () => ({ data: null })): RecordedCall[] {
  const calls: RecordedCall[] = [];
  const respond = (address: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(address, 'http://here');
    const call: RecordedCall = {
      name: `${init.method ?? 'GET'} ${pathname}`,
      query: Object.fromEntries(searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
    };
    calls.push(call);
    return Promise.resolve(responseOf(answer(call)));
  };
  vi.stubGlobal('fetch', respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}
