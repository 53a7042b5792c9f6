/**
 * The remote worker: takes due steps of submissions at other sites and does them. Any number of workers may run: claims and leases
 * decide who does what.
 */
import type { Platform } from '../../../platform/platform.ts';
import { SecretUnreadableError } from '../../../platform/secrets.ts';
import { WorkSignal } from '../../../platform/work-signal.ts';
import { askResult } from './ask-result.ts';
import { releaseAccount, sendAgain, postpone, type StepParts } from './end-step.ts';
import { findRun } from './find-run.ts';
import { createLeases, LeaseLostError, type Leases } from './leases.ts';
import { noteUnreadable } from './note-failure.ts';
import { sendCode } from './send-code.ts';
import { openVisit, type Visit } from './site-visit.ts';
import { takeStep, type Step } from './take-step.ts';
import { createOptions, type ChangedOptions } from './worker-options.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'secrets' | 'configuration' | 'logger'>;

export interface RemoteWorker {
  /** For tests: does all steps that are due now, and returns how many. */
  runDueSteps: () => Promise<number>;
  start: () => void;
  /** Something may have become due. */
  wake: () => void;
  /** Waits for the steps in progress. */
  stop: () => Promise<void>;
}

const doStep = { send: sendCode, recover: findRun, poll: askResult } as const;

async function runStep(parts: StepParts, step: Step, leases: Leases) {
  let visit: Visit;
  try {
    visit = openVisit(parts, step, () => leases.checkHeld(step.claim));
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    await noteUnreadable(parts, step);
    const reason = 'secretUnreadable';
    if (step.kind === 'send') await sendAgain(parts, step, { reason });
    else await postpone(parts, step, { delayMs: parts.options.leaseMs, changes: { reason } });
    await releaseAccount(parts, step);
    return;
  }
  try {
    await doStep[step.kind](parts, step, visit);
  } finally {
    await visit.close();
  }
}

export function createRemoteWorker(platform: Parts, changed: ChangedOptions = {}): RemoteWorker {
  const options = createOptions(changed);
  const parts: StepParts = { ...platform, options };
  const { logger } = platform;
  const leases = createLeases(platform, options);
  const active = new Map<string, Promise<void>>();
  const signal = new WorkSignal();
  const ended = new AbortController();
  let loop: Promise<void> | undefined;
  let renewal: NodeJS.Timeout | undefined;

  const begin = (step: Step) => {
    leases.hold(step.claim);
    const done = runStep(parts, step, leases)
      .catch((error: unknown) => {
        const { submissionId } = step.run;
        // The claim lapses, and the step is taken again.
        if (error instanceof LeaseLostError)
          logger.warn({ submissionId }, 'a step of a remote submission took longer than its lease');
        else logger.error({ err: error, submissionId }, 'a step of a remote submission failed');
      })
      .finally(() => {
        leases.release(step.claim);
        active.delete(step.claim);
        signal.notify();
      });
    active.set(step.claim, done);
    return done;
  };

  const takeAll = async () => {
    while (!ended.signal.aborted && active.size < options.concurrency) {
      const step = await takeStep(parts, options);
      if (step === undefined) return;
      void begin(step);
    }
  };

  const run = async () => {
    while (!ended.signal.aborted) {
      const after = signal.version;
      try {
        await takeAll();
      } catch (error) {
        logger.warn({ err: error }, 'the remote worker could not look for steps');
      }
      await signal.wait({ after, timeoutMs: options.idleMs, signal: ended.signal });
    }
  };

  const renew = () =>
    leases.renew().catch((error: unknown) => {
      logger.warn({ err: error }, 'the leases of the remote worker were not renewed');
    });

  return {
    runDueSteps: async () => {
      let count = 0;
      for (;;) {
        const step = await takeStep(parts, options);
        if (step === undefined) return count;
        count += 1;
        await begin(step);
      }
    },
    start: () => {
      loop ??= run();
      renewal ??= setInterval(() => void renew(), Math.max(50, options.leaseMs / 3));
    },
    wake: () => signal.notify(),
    stop: async () => {
      ended.abort();
      await loop;
      await Promise.all(active.values());
      clearInterval(renewal);
    },
  };
}
