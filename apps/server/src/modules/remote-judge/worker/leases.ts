/**
 * The steps that a worker holds, and until when.
 *
 * How this works: a worker that stood still for longer than its lease (a suspended machine, a long garbage collection) does not know
 * that another worker has taken its step. So before every form it checks that its lease lasts long enough for the request. Otherwise
 * the code could arrive a second time.
 */
import type { Platform } from '../../../platform/platform.ts';
import { renewClaims } from './steps.repository.ts';
import type { WorkerOptions } from './worker-options.ts';

/** The step belongs to another worker by now, or soon will: nothing more is sent. */
export class LeaseLostError extends Error {
  constructor() {
    super('the lease of the step has ended');
  }
}

/** Leases are renewed after each third of their time, so a worker that runs has more than this left. */
const shareLeft = 1 / 3;

export interface Leases {
  hold: (claim: string) => void;
  release: (claim: string) => void;
  /** Throws `LeaseLostError`. */
  checkHeld: (claim: string) => void;
  renew: () => Promise<void>;
}

export function createLeases(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { leaseMs }: Pick<WorkerOptions, 'leaseMs'>,
): Leases {
  const heldUntil = new Map<string, number>();
  const untilOf = (now: Date) => now.getTime() + leaseMs;
  return {
    hold: (claim) => heldUntil.set(claim, untilOf(clock())),
    release: (claim) => heldUntil.delete(claim),
    checkHeld: (claim) => {
      const left = (heldUntil.get(claim) ?? 0) - clock().getTime();
      if (left < leaseMs * shareLeft) throw new LeaseLostError();
    },
    renew: async () => {
      const until = untilOf(clock());
      const renewed = await renewClaims(database, [...heldUntil.keys()], new Date(until));
      for (const claim of renewed) if (heldUntil.has(claim)) heldUntil.set(claim, until);
    },
  };
}
