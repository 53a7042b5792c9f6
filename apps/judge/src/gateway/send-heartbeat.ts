import type { JudgeHeartbeat } from '@touchstone/contract';

const requestLimitMs = 10_000;

export interface Gateway {
  readonly serverUrl: string;
  readonly token: string;
}

/** accepted; refused: the token is wrong, trying again is useless; failed: try again later. */
export type HeartbeatAnswer =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

export async function sendHeartbeat(
  { serverUrl, token }: Gateway,
  heartbeat: JudgeHeartbeat,
  signal: AbortSignal,
): Promise<HeartbeatAnswer> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${serverUrl}/judge-gateway/heartbeat`, {
      method: 'POST',
      headers: { authorization: token, 'content-type': 'application/json' },
      body: JSON.stringify(heartbeat),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(requestLimitMs)]),
    });
    text = await response.text();
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    return { kind: 'failed', reason: describeNetworkError(error) };
  }
  const envelope = parseEnvelope(text);
  const reason = `the server answered ${response.status}: ${envelope?.msg ?? text.slice(0, 200)}`;
  // Business errors come with HTTP 200 and their number in the envelope.
  const status = response.status === 200 ? (envelope?.status ?? 0) : response.status;
  if (status === 401 || status === 403) return { kind: 'refused', reason };
  return status === 200 ? { kind: 'accepted' } : { kind: 'failed', reason };
}

/** fetch reports an unreachable server as TypeError, ours and its time limits as AbortError and TimeoutError. */
function isNetworkError(error: unknown): error is Error {
  return (
    error instanceof TypeError ||
    (error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError'))
  );
}

function describeNetworkError(error: Error): string {
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}

function parseEnvelope(text: string): { status: number; msg: string } | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== 'object' || envelope === null || !('status' in envelope)) return undefined;
    return { status: Number(envelope.status), msg: 'msg' in envelope ? String(envelope.msg) : '' };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
