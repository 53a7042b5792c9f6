/**
 * How this works
 *
 * A slot is a helper process and a queue of one: what is asked while something runs waits for its turn. A helper that ends by
 * itself (killed by someone, or after an error that it could not undo) is replaced when the next run is asked for; the run
 * that it had under way is rejected, because nothing is known about it. A helper that ends again and again would keep the
 * machine busy with starting it, so starts are spread: at most so many within a window. A helper that has not answered long
 * after the wall time of its run (stopped by someone, or stuck in the kernel) is killed, and then the same holds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { decodeFacts, encodeRun } from './run-message.ts';
import { SandboxError, type RunFacts, type RunRequest, type Slot } from './run.ts';
import type { Field, Frame } from './wire.ts';

const startsPerWindow = 10;
const windowMs = 10_000;
const defaultPatienceMs = 120_000;
/** What Node's timers can hold. */
const longestTimerMs = 2 ** 31 - 1;

export interface SlotOptions {
  readonly index: number;
  readonly program: string;
  readonly configuration: readonly Field[];
  /** How long beyond the wall time of a run its helper may take to answer. */
  readonly patienceMs?: number;
}

export interface OpenSlot {
  readonly slot: Slot;
  /** What the helper said when it was ready. */
  readonly ready: Frame;
  /** Of the helper, for those who watch or kill it. */
  readonly pid: () => number | undefined;
  readonly close: () => Promise<void>;
}

export async function openSlot(options: SlotOptions): Promise<OpenSlot> {
  let helper: HelperProcess | undefined;
  let isClosed = false;
  let turn: Promise<unknown> = Promise.resolve();
  const starts: number[] = [];

  const start = async (): Promise<Frame> => {
    if (starts.length === startsPerWindow)
      await sleep(Math.max(0, (starts.shift() ?? 0) + windowMs - performance.now()));
    starts.push(performance.now());
    helper = startHelper(options.program);
    return expect(await helper.ask('configure', options.configuration), 'ready');
  };

  const runAll = async (requests: readonly RunRequest[]): Promise<RunFacts[]> => {
    if (isClosed) throw new SandboxError('The sandbox is closed');
    for (const { signal } of requests) signal?.throwIfAborted();
    if (helper === undefined || helper.isEnded()) await start();
    try {
      return await runInHelper(getHelper(helper), requests, options.patienceMs ?? defaultPatienceMs);
    } catch (error) {
      if (isClosed) throw new SandboxError('The sandbox was closed during the run', { cause: error });
      throw error;
    }
  };

  /** One after the other, whatever becomes of those before. */
  const enqueue = async (requests: readonly RunRequest[]): Promise<RunFacts[]> => {
    const result = turn.then(async () => await runAll(requests));
    turn = result.catch(() => undefined);
    return await result;
  };

  const ready = await start();
  return {
    ready,
    pid: () => helper?.pid,
    slot: {
      index: options.index,
      run: async (request) => first(await enqueue([request])),
      runConnected: async (one, other) => pair(await enqueue([one, other])),
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
  patienceMs: number,
): Promise<RunFacts[]> {
  const wallTimeMs = Math.max(...requests.map(({ limits }) => limits.wallTimeMs));
  const watchdog = setTimeout(() => helper.kill(), Math.min(wallTimeMs + patienceMs, longestTimerMs));
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
