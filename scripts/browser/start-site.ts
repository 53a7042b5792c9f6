/**
 * A whole site as an operator starts it: launcher, PostgreSQL, server, judge, demo content; on a free port and in a
 * temporary folder.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '@touchstone/process-table/find-free-port';

export interface Site {
  address: string;
  rootPassword: string;
  dataDirectory: string;
  stop: () => Promise<void>;
}

const launcher = fileURLToPath(new URL('../../apps/cli/src/main.ts', import.meta.url));
/** Only ends a start that would never end: on a busy machine it takes minutes. */
const healthyWithinMs = 600_000;

/** `environment` is added to that of the site. */
export async function startSite(environment: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchstone-site-'));
  const port = await findFreePort();
  const address = `http://127.0.0.1:${String(port)}`;
  const rootPassword = randomBytes(8).toString('hex');
  const child = spawn(process.execPath, [launcher, 'start'], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      ROOT_PASSWORD: rootPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text));
  const ended = once(child, 'exit');
  await waitForHealth(address, ended, () => output.join(''));
  return {
    address,
    rootPassword,
    dataDirectory,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function waitForHealth(address: string, ended: Promise<unknown>, output: () => string) {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const limit = Date.now() + healthyWithinMs;
  for (;;) {
    if (hasEnded) throw new Error(`The site ended while starting. Its output:\n${output()}`);
    if (Date.now() > limit)
      throw new Error(`The site is not healthy after ten minutes. Its output:\n${output()}`);
    if (await isHealthy(address)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function isHealthy(address: string) {
  try {
    return (await fetch(`${address}/api/health`)).ok;
  } catch (error) {
    // The port is not open yet; any other error is a defect.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
