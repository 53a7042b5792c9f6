/** One request, up to the last byte of the response. A failure is a time-out or a network error. */
export class TransportFailure extends Error {
  readonly kind: 'timeout' | 'network';

  constructor(kind: 'timeout' | 'network', cause: unknown) {
    super(`The exchange failed: ${kind}`, { cause });
    this.name = 'TransportFailure';
    this.kind = kind;
  }
}

interface Exchange<Content> {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  /** Aborted by a page that no longer needs the response: its own error passes through. */
  signal: AbortSignal | undefined;
  read: (response: Response) => Promise<Content>;
}

export async function sendRequest<Content>({
  url,
  init,
  timeoutMs,
  signal,
  read,
}: Exchange<Content>): Promise<{ response: Response; content: Content }> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
    });
    return { response, content: await read(response) };
  } catch (cause) {
    if (signal?.aborted === true) throw cause;
    throw new TransportFailure(timeout.aborted ? 'timeout' : 'network', cause);
  }
}
