/**
 * How this works
 *
 * A child (server or judge) runs in its own session with an IPC channel to the launcher. If the launcher is killed, the
 * channel closes and the child ends by itself. Ctrl-C at the terminal reaches only the launcher, which stops the parts
 * in order.
 *
 *   started ──exit──▶ waiting ──delay──▶ started        the delay grows from 0.5 s to 30 s and is reset after a
 *      │                 │                              minute without a failure
 *      └──── stop() ─────┴──▶ stopped                   SIGTERM, then SIGKILL for the whole session
 *
 * `reload()` goes from started or waiting to started without a delay, and is not a failure.
 *
 * A restart cannot fix some exits (the port is taken): `isHopeless` detects them, and `onHopeless` stops everything.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '@touchstone/site-setup/configuration';

const compileCache = join(repositoryRoot, '.cache', 'compiled');
const firstDelayMs = 500;
const longestDelayMs = 30_000;
const quietWorkMs = 60_000;

export interface ChildDefinition {
  readonly name: string;
  readonly script: string;
  /** Evaluated at every start: the database may have moved meanwhile. */
  readonly environment: () => NodeJS.ProcessEnv;
  /** The command line with less than the privileges of the launcher. */
  readonly restrict?: (commandLine: readonly string[]) => readonly string[];
  readonly stopLimitMs: number;
  readonly onOutput: (text: string) => void;
  readonly onMessage: (message: unknown) => void;
  readonly onStarted: (pid: number) => void;
  readonly onRestart: (reason: string, delayMs: number) => void;
  readonly isHopeless: (exit: ChildExit) => boolean;
  readonly onHopeless: (exit: ChildExit) => void;
}

export interface ChildExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The number of exits since the last minute without a failure. */
  readonly failures: number;
}

export interface SupervisedChild {
  readonly pid: () => number | undefined;
  /** Ends the current process; the supervision starts another one. */
  readonly restart: () => void;
  /** The same without a delay, also while waiting: the sources have changed. */
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
  readonly killNow: () => void;
}

export function superviseChild(definition: ChildDefinition): SupervisedChild {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let failures = 0;
  let isReloading = false;
  let waiting = new AbortController();

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      child = startChild(definition);
      const { code, signal } = await waitForExit(child);
      if (stopping.signal.aborted) return;
      if (isReloading) {
        isReloading = false;
        continue;
      }
      failures = performance.now() - startedAt > quietWorkMs ? 1 : failures + 1;
      const exit = { code, signal, failures };
      if (definition.isHopeless(exit)) return definition.onHopeless(exit);
      const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
      definition.onRestart(describeExit(exit), delayMs);
      waiting = new AbortController();
      const interrupted = AbortSignal.any([stopping.signal, waiting.signal]);
      await sleep(delayMs, undefined, { signal: interrupted }).catch(ignoreAbort);
    }
  };
  const finished = work();

  return {
    pid: () => child?.pid,
    restart: () => child?.kill('SIGTERM'),
    reload: () => {
      const isRunning = child?.exitCode === null && child.signalCode === null;
      if (isRunning) {
        isReloading = true;
        child?.kill('SIGTERM');
      } else waiting.abort();
    },
    killNow: () => child && killSession(child),
    stop: async () => {
      stopping.abort();
      if (child) await endChild(child, definition.stopLimitMs);
      await finished;
    },
  };
}

function startChild(definition: ChildDefinition): ChildProcess {
  const { script, environment, restrict, onOutput, onMessage, onStarted } = definition;
  const whole = [process.execPath, '--disable-warning=ExperimentalWarning', script];
  const [program = process.execPath, ...args] = restrict?.(whole) ?? whole;
  const child = spawn(program, args, {
    // The compile cache persists between starts, which shortens the time to the first response considerably.
    env: { NODE_COMPILE_CACHE: compileCache, ...environment() },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.setEncoding('utf8').on('data', onOutput);
  child.stderr?.setEncoding('utf8').on('data', onOutput);
  child.on('message', onMessage);
  if (child.pid !== undefined) onStarted(child.pid);
  return child;
}

/** `close` rather than `exit`: all output of the child has been read by then. */
async function waitForExit(
  child: ChildProcess,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  await once(child, 'exit');
  // The timer keeps this process alive: nothing else may do so while the last child ends.
  await Promise.race([once(child, 'close'), sleep(500)]);
  return { code: child.exitCode, signal: child.signalCode };
}

async function endChild(child: ChildProcess, limitMs: number): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => killSession(child), limitMs);
  await exited;
  clearTimeout(timer);
}

/** The child leads its session: the negative id also reaches its children. */
function killSession(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid, 'SIGKILL');
}

export function describeExit({ code, signal }: Pick<ChildExit, 'code' | 'signal'>): string {
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
}

function ignoreAbort(error: unknown): void {
  if (!(error instanceof Error && error.name === 'AbortError')) throw error;
}
