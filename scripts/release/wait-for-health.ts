import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 500;

export interface HealthWait {
  readonly limitMs: number;
  /** Throws when waiting is useless, such as after the end of a process. */
  readonly checkAlive?: () => void;
  /** For the error after the limit. */
  readonly describe?: () => string;
}

/** Resolves when database, queue and a judge of the site are ready. */
export const waitForHealth = (address: string, wait: HealthWait): Promise<void> =>
  waitForAnswer(`${address}/api/health`, wait);

/** Resolves when the address answers with success. */
export async function waitForAnswer(
  url: string,
  { limitMs, checkAlive, describe = () => '' }: HealthWait,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await answers(url))) {
    checkAlive?.();
    if (performance.now() > deadline)
      throw new Error(`${url} does not succeed after ${String(limitMs / 60_000)} minutes.\n${describe()}`);
    await sleep(pollMs);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // The port is not open yet; any other error is a defect.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
