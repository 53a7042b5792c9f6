/** The steps of the player, its pauses and its speeds. Pure. */
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import type { RevealPlan } from './build-plan.ts';
import { initialState, nextState, previousState, type RevealState } from './reveal-state.ts';

export interface Played {
  now: RevealState;
  /** The previous state: rows that leave the view stay mounted until they are outside it. */
  before: RevealState;
  /** The last step; undefined after a step back. */
  lastStep: RevealStep | undefined;
}

export type Direction = 'next' | 'back';

export function startPlaying(plan: RevealPlan): Played {
  const now = initialState(plan);
  return { now, before: now, lastStep: undefined };
}

/** The same state at either end. */
export function playStep(plan: RevealPlan, former: Played, direction: Direction): Played {
  const now = (direction === 'next' ? nextState : previousState)(plan, former.now);
  if (now === former.now) return former;
  return {
    now,
    before: former.now,
    lastStep: direction === 'next' ? plan.steps[former.now.done] : undefined,
  };
}

/** How long the audience sees the result of a step before the next one, in milliseconds at the usual speed. */
export function pauseAfter(step: RevealStep | undefined): number {
  if (step === undefined) return 600;
  if (step.kind === 'settle') return step.medal === null ? 450 : 2000;
  if (!step.isSolved) return 950;
  return step.from === step.to ? 1200 : 1800;
}

const speeds: readonly number[] = [0.5, 1, 1.5, 2, 3, 5, 8];
export const usualSpeed = 1;

/** The next faster or slower speed. It stops at the fastest and the slowest. */
export function nextSpeed(speed: number, by: 1 | -1): number {
  const index = Math.min(Math.max(speeds.indexOf(speed) + by, 0), speeds.length - 1);
  return speeds[index] ?? usualSpeed;
}
