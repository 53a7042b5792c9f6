/** Calls an external service, which may be slow, redirect, or never end its response. */

/** The failure of an external service; for the log, never for the caller. */
export class ExternalCallError extends Error {}

const usualTimeoutMs = 10_000;
const maximumResponseBytes = 64 * 1024;

export interface TextAnswer {
  status: number;
  text: string;
  header: (name: string) => string | undefined;
}

/** Also an answer with an error is an answer. */
export async function fetchText(
  url: URL,
  request: RequestInit = {},
  timeoutMs = usualTimeoutMs,
): Promise<TextAnswer> {
  try {
    // A redirect would send the secret to another host.
    const defaults: RequestInit = { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
    const response = await fetch(url, { ...request, ...defaults });
    return {
      status: response.status,
      text: await readBounded(response),
      header: (name) => response.headers.get(name) ?? undefined,
    };
  } catch (error) {
    if (error instanceof ExternalCallError) throw error;
    throw new ExternalCallError(describeFailure(error), { cause: error });
  }
}

export async function fetchJson(
  url: URL,
  request: RequestInit = {},
  timeoutMs = usualTimeoutMs,
): Promise<unknown> {
  const { status, text } = await fetchText(url, request, timeoutMs);
  if (status < 200 || status > 299) throw new ExternalCallError(`HTTP ${String(status)}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ExternalCallError(describeFailure(error), { cause: error });
  }
}

function describeFailure(error: unknown) {
  if (error instanceof SyntaxError) return 'the answer is not JSON';
  if (!(error instanceof Error)) return String(error);
  // The network error is in the cause; neither message contains a query with a secret.
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumResponseBytes) throw new ExternalCallError('the response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
