import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 150;
const requestLimitMs = 2_000;

export interface Health {
  readonly isHealthy: boolean;
  readonly reason: string;
}

/** Polls until `isEnough` returns true, the signal aborts or the time limit passes; returns the last response. */
export async function waitForHealth(
  address: string,
  isEnough: (health: Health) => boolean,
  { limitMs, signal }: { readonly limitMs: number; readonly signal: AbortSignal },
): Promise<Health | undefined> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const health = await askHealth(address);
    if (health && isEnough(health)) return health;
    if (signal.aborted || performance.now() > deadline) return health;
    await sleep(pollMs);
  }
}

async function askHealth(address: string): Promise<Health | undefined> {
  try {
    const response = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(requestLimitMs) });
    const text = await response.text();
    return { isHealthy: response.status === 200, reason: readReason(text) };
  } catch (error) {
    // fetch reports an unreachable server as TypeError, a slow one as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return undefined;
    throw error;
  }
}

function readReason(text: string): string {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope === 'object' && envelope !== null && 'msg' in envelope) return String(envelope.msg);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return text.slice(0, 200);
}
