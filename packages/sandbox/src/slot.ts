/**
 * How this works
 *
 * A slot is a helper process and a serial queue of runs. When a helper ends by itself (killed from outside, or after an
 * error that it could not undo), the slot rejects the run in flight, because its result is unknown, and starts a new helper
 * for the next run. A helper that ends again and again would keep the machine busy with starts, so the slot limits the
 * starts per window. The slot kills a helper that has not answered long after the wall time of its run (stopped from
 * outside, or stuck in the kernel), and then replaces it in the same way.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { decodeFacts, encodeRun } from './run-message.ts';
import { SandboxError, type RunFacts, type RunRequest, type Slot } from './run.ts';
import type { Field, Frame } from './wire.ts';

const startsPerWindow = 10;
const windowMs = 10_000;
const defaultGraceMs = 120_000;
/** A run that others keep from its core may take so many times its wall time limit (supervise.c). */
const mostWallTimeFactor = 5;
/** The maximum delay of Node's timers. */
const longestTimerMs = 2 ** 31 - 1;

export interface SlotOptions {
  readonly index: number;
  readonly program: string;
  readonly configuration: readonly Field[];
  /** The open namespace of the run-time image, if there is one. */
  readonly imageNamespace?: number | undefined;
  /** How long after the wall time of a run its helper may answer. */
  readonly graceMs?: number;
}

export interface OpenSlot {
  readonly slot: Slot;
  /** The message of the helper when it was ready. */
  readonly ready: Frame;
  /** The process id of the helper, for tests that watch or kill it. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

export async function openSlot(options: SlotOptions): Promise<OpenSlot> {
  let helper: HelperProcess | undefined;
  let isClosed = false;
  const enqueue = pLimit(1);
  const starts: number[] = [];

  const start = async (): Promise<Frame> => {
    if (starts.length === startsPerWindow)
      await sleep(Math.max(0, (starts.shift() ?? 0) + windowMs - performance.now()));
    starts.push(performance.now());
    helper = startHelper(options.program, options.imageNamespace);
    return expect(await helper.ask('configure', options.configuration), 'ready');
  };

  const runAll = async (requests: readonly RunRequest[]): Promise<RunFacts[]> => {
    if (isClosed) throw new SandboxError('The sandbox is closed');
    for (const { signal } of requests) signal?.throwIfAborted();
    if (helper === undefined || helper.isEnded()) await start();
    try {
      return await runInHelper(getHelper(helper), requests, options.graceMs ?? defaultGraceMs);
    } catch (error) {
      if (isClosed) throw new SandboxError('The sandbox was closed during the run', { cause: error });
      throw error;
    }
  };

  const ready = await start();
  return {
    ready,
    pid: () => helper?.pid,
    slot: {
      index: options.index,
      run: async (request) => first(await enqueue(runAll, [request])),
      runConnected: async (one, other) => pair(await enqueue(runAll, [one, other])),
    },
    close: async () => {
      isClosed = true;
      await helper?.end();
    },
  };
}

async function runInHelper(
  helper: HelperProcess,
  requests: readonly RunRequest[],
  graceMs: number,
): Promise<RunFacts[]> {
  const wallTimeMs = Math.max(...requests.map(({ limits }) => limits.wallTimeMs));
  const longestMs = wallTimeMs * mostWallTimeFactor + graceMs;
  const watchdog = setTimeout(() => helper.kill(), Math.min(longestMs, longestTimerMs));
  const signals = requests.flatMap(({ signal }) => (signal === undefined ? [] : [signal]));
  const abort = (): void => helper.tell('abort');
  for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
  try {
    const frame = await helper.ask('run', requests.map(encodeRun));
    for (const signal of signals) signal.throwIfAborted();
    return expect(frame, 'facts').fields.listGroups('facts').map(decodeFacts);
  } finally {
    clearTimeout(watchdog);
    for (const signal of signals) signal.removeEventListener('abort', abort);
  }
}

function expect(frame: Frame, kind: 'ready' | 'facts'): Frame {
  if (frame.kind === kind) return frame;
  if (frame.kind === 'error') throw new SandboxError(frame.fields.findString('text') ?? 'unknown error');
  throw new SandboxError(`The sandbox helper answered ${frame.kind} instead of ${kind}`);
}

function getHelper(helper: HelperProcess | undefined): HelperProcess {
  if (helper === undefined) throw new SandboxError('The sandbox helper is not running');
  return helper;
}

function first(facts: readonly RunFacts[]): RunFacts {
  const [one] = facts;
  if (one === undefined) throw new SandboxError('The sandbox helper reported no facts');
  return one;
}

function pair(facts: readonly RunFacts[]): readonly [RunFacts, RunFacts] {
  const [one, other] = facts;
  if (one === undefined || other === undefined)
    throw new SandboxError('The sandbox helper reported the facts of one run instead of two');
  return [one, other];
}
