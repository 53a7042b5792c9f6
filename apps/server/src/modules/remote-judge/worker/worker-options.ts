import { remotePrefixes, type RemotePrefix } from '@touchstone/contract/remote-judges';
import type { RemoteJudge } from '@touchstone/remote-judges/remote-judge';
import { breakerLimits, type BreakerLimits } from '@touchstone/rules/remote-judging/failure';
import { remotePaces, remotePolling, type RemotePace } from '@touchstone/rules/remote-judging/pace';
import { z } from 'zod';
import { judgeOf } from '../site-client.ts';

export interface WorkerOptions {
  paces: Readonly<Record<RemotePrefix, RemotePace>>;
  polling: { readonly intervalMs: number; readonly limit: number };
  breaker: BreakerLimits;
  /** How long a step stays with a worker that has died. */
  leaseMs: number;
  /** How often a worker looks for due steps when nothing wakes it. */
  idleMs: number;
  /** Steps at the same time. */
  concurrency: number;
  /** How often a code is sent whose run is not found. */
  sendLimit: number;
  /** Failed searches for a run before the submission is given up. */
  recoverLimit: number;
  judgeOf: (prefix: RemotePrefix) => RemoteJudge;
  random: () => number;
}

const defaults: WorkerOptions = {
  paces: remotePaces,
  polling: remotePolling,
  breaker: breakerLimits,
  leaseMs: 60_000,
  idleMs: 1000,
  concurrency: 12,
  sendLimit: 3,
  recoverLimit: 50,
  judgeOf,
  random: Math.random,
};

const milliseconds = z.int().min(0);
const numbers = z
  .object({
    /** For all vendors. */
    pace: z
      .object({
        accountIntervalMs: milliseconds,
        vendorIntervalMs: milliseconds,
        pollIntervalMs: milliseconds,
        dailyCap: z.int().min(1),
        listDelayMs: milliseconds,
      })
      .partial(),
    polling: z.object({ intervalMs: milliseconds, limit: z.int().min(1) }).partial(),
    breaker: z
      .object({ vendorFailures: z.int().min(1), firstPauseMs: milliseconds, longestPauseMs: milliseconds })
      .partial(),
    leaseMs: milliseconds,
    idleMs: milliseconds,
    concurrency: z.int().min(1),
    sendLimit: z.int().min(1),
    recoverLimit: z.int().min(1),
  })
  .partial();

export type ChangedOptions = z.input<typeof numbers> & Partial<Pick<WorkerOptions, 'judgeOf' | 'random'>>;

export function createOptions({ judgeOf: client, random, ...sent }: ChangedOptions = {}): WorkerOptions {
  const { pace, polling, breaker, ...rest } = numbers.parse(sent);
  return {
    ...defaults,
    ...present(rest),
    ...(client !== undefined && { judgeOf: client }),
    ...(random !== undefined && { random }),
    paces: Object.fromEntries(
      remotePrefixes.map((key) => [key, { ...defaults.paces[key], ...present(pace ?? {}) }]),
    ) as WorkerOptions['paces'],
    polling: { ...defaults.polling, ...present(polling ?? {}) },
    breaker: { ...defaults.breaker, ...present(breaker ?? {}) },
  };
}

type Present<Value> = { [Name in keyof Value]?: Exclude<Value[Name], undefined> };

const present = <Value extends object>(value: Value): Present<Value> =>
  // Object.fromEntries loses the types of the fields.
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Present<Value>;

/** `REMOTE_WORKER_OPTIONS`: other numbers, as JSON. For tests and for sites with agreements of their own. */
export const parseOptions = (text: string | undefined): ChangedOptions =>
  numbers.parse(JSON.parse(text ?? '{}'));
