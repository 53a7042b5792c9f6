import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const pollMs = 150;
const requestLimitMs = 2_000;

export interface Health {
  readonly isHealthy: boolean;
  readonly reason: string;
  /** Undefined: a proxy answers, or a server that says something else. */
  readonly version: string | undefined;
  readonly isDatabaseReady: boolean;
  readonly isQueueReady: boolean;
  readonly judges: number;
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
    return { isHealthy: response.status === 200, ...parseHealth(text) };
  } catch (error) {
    // fetch reports an unreachable server as TypeError, a slow one as TimeoutError.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return undefined;
    throw error;
  }
}

const envelopeSchema = z.object({
  msg: z.string().optional(),
  data: z
    .object({ version: z.string(), database: z.boolean(), queue: z.boolean(), judges: z.int() })
    .optional()
    .catch(undefined),
});

export function parseHealth(text: string): Omit<Health, 'isHealthy'> {
  const parsed = envelopeSchema.safeParse(parseJson(text));
  const { msg, data } = parsed.success ? parsed.data : {};
  return {
    reason: msg ?? text.slice(0, 200),
    version: data?.version,
    isDatabaseReady: data?.database ?? false,
    isQueueReady: data?.queue ?? false,
    judges: data?.judges ?? 0,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
