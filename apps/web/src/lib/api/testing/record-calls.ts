/** Answers the calls of the API client in place of a server, and records them, until the test ends. */
import { onTestFinished, vi } from 'vitest';

export interface RecordedCall {
  /** Method and path, as in the contract. */
  name: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
}

/** The answer of the server, or an HTTP status for a refusal. */
type Answer = { data: unknown } | { httpStatus: number };

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
    const answered = answer(call);
    const [status, data] = 'data' in answered ? [200, answered.data] : [answered.httpStatus, null];
    return Promise.resolve(new Response(JSON.stringify({ status, data, msg: '' }), { status }));
  };
  vi.stubGlobal('fetch', respond);
  onTestFinished(() => void vi.unstubAllGlobals());
  return calls;
}
