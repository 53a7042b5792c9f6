/** Plays the steps: manually in both directions, or automatically at a chosen speed. */
import { useEffect, useReducer, useState } from 'react';
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import type { RevealPlan } from './build-plan.ts';
import { initialState, nextState, previousState, type RevealState } from './reveal-state.ts';

const speeds = [0.5, 1, 1.5, 2, 3, 5, 8] as const;
const usualSpeed = 1;

interface Played {
  now: RevealState;
  /** The previous state: rows that leave the view stay mounted until they are outside it. */
  before: RevealState;
  /** The last step; undefined after a step back. */
  lastStep: RevealStep | undefined;
}

export interface Player extends Played {
  nextStep: RevealStep | undefined;
  isPlaying: boolean;
  speed: number;
  next: () => void;
  back: () => void;
  togglePlaying: () => void;
  changeSpeed: (by: 1 | -1) => void;
}

/** How long the audience sees the result of a step before the next one. */
function pauseAfter(step: RevealStep | undefined): number {
  if (step === undefined) return 600;
  if (step.kind === 'settle') return step.medal === null ? 450 : 2000;
  if (!step.isSolved) return 950;
  return step.from === step.to ? 1200 : 1800;
}

export function usePlayer(plan: RevealPlan): Player {
  const [played, move] = useReducer(
    (former: Played, direction: 'next' | 'back'): Played => {
      const now = (direction === 'next' ? nextState : previousState)(plan, former.now);
      if (now === former.now) return former;
      return {
        now,
        before: former.now,
        lastStep: direction === 'next' ? plan.steps[former.now.done] : undefined,
      };
    },
    undefined,
    (): Played => {
      const now = initialState(plan);
      return { now, before: now, lastStep: undefined };
    },
  );
  const [wantsPlaying, setPlaying] = useState(false);
  const [speedIndex, setSpeedIndex] = useState(speeds.indexOf(usualSpeed));
  const speed = speeds[speedIndex] ?? usualSpeed;
  const nextStep = plan.steps[played.now.done];
  const isPlaying = wantsPlaying && nextStep !== undefined;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => move('next'), pauseAfter(played.lastStep) / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, played, speed]);
  return {
    ...played,
    nextStep,
    isPlaying,
    speed,
    next: () => move('next'),
    back: () => {
      setPlaying(false);
      move('back');
    },
    togglePlaying: () => setPlaying(!isPlaying),
    changeSpeed: (by) => setSpeedIndex((place) => Math.min(Math.max(place + by, 0), speeds.length - 1)),
  };
}
