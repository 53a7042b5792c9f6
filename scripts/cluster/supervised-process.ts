/**
 * A part of the cluster as a child process.
 *
 * How this works: a part is started, killed like a crash, started again with the same settings, and stopped at the end. It runs in
 * its own session, so Ctrl+C reaches only the cluster, which ends the parts in order. If the cluster itself is killed, node parts
 * notice it by their channel, and others by the signal that `setpriv` arranges. A part that ends by itself is a fault, which is
 * reported; it is started again, as systemd would do.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, closeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ProcessDefinition {
  readonly name: string;
  readonly command: readonly string[];
  /** Evaluated at every start: the database has an address only when it runs. */
  readonly environment: () => NodeJS.ProcessEnv;
  readonly logFile: string;
  /** Whether it sends `{ type: 'ready' }`; otherwise it counts as ready when it was started. */
  readonly sendsReady: boolean;
  readonly onUnexpectedEnd: (text: string) => void;
}

export interface SupervisedProcess {
  readonly name: string;
  readonly pid: () => number | undefined;
  /** Resolves when the part is ready. */
  readonly start: () => Promise<void>;
  /** SIGKILL. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const restartAfterMs = 1_000;
const stopLimitMs = 20_000;

export function superviseProcess(definition: ProcessDefinition): SupervisedProcess {
  const { name, sendsReady, onUnexpectedEnd } = definition;
  let child: ChildProcess | undefined;
  let isWanted = false;

  const start = async (): Promise<void> => {
    isWanted = true;
    const started = spawnPart(definition);
    child = started;
    const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
    if (!sendsReady) resolve();
    started.on('message', (message: { type?: unknown }) => {
      if (message.type === 'ready') resolve();
    });
    started.on('error', reject);
    started.on('exit', (code, signal) => {
      const text = `${name} ended by itself (${String(signal ?? code)}); see ${definition.logFile}`;
      reject(new Error(text));
      if (isWanted && child === started) void startAgain(text);
    });
    await ready;
  };

  const startAgain = async (text: string): Promise<void> => {
    onUnexpectedEnd(text);
    await sleep(restartAfterMs);
    // A further end is reported by the listener of that process.
    if (isWanted) await start().catch(() => undefined);
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isWanted = false;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    const timer = setTimeout(() => child?.kill('SIGKILL'), stopLimitMs);
    await exited;
    clearTimeout(timer);
  };

  return {
    name,
    pid: () => child?.pid,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

function spawnPart({ command, environment, logFile, sendsReady }: ProcessDefinition): ChildProcess {
  const [program = '', ...args] = command;
  const log = openSync(logFile, 'a');
  try {
    const isNode = program === process.execPath;
    return spawn(program, args, {
      env: { ...process.env, ...environment() },
      detached: true,
      stdio: ['ignore', log, log, ...(isNode || sendsReady ? ['ipc' as const] : [])],
    });
  } finally {
    closeSync(log);
  }
}
