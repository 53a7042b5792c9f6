/** Plays the steps: manually in both directions, or automatically at a chosen speed. */
import { useEffect, useReducer, useState } from 'react';
import type { RevealStep } from '@touchstone/rules/contests/reveal-steps';
import type { RevealPlan } from './build-plan.ts';
import {
  nextSpeed,
  pauseAfter,
  playStep,
  startPlaying,
  usualSpeed,
  type Direction,
  type Played,
} from './player-state.ts';

export interface Player extends Played {
  nextStep: RevealStep | undefined;
  isPlaying: boolean;
  speed: number;
  next: () => void;
  back: () => void;
  togglePlaying: () => void;
  changeSpeed: (by: 1 | -1) => void;
}

export function usePlayer(plan: RevealPlan): Player {
  const [played, move] = useReducer(
    (former: Played, direction: Direction) => playStep(plan, former, direction),
    plan,
    startPlaying,
  );
  const [wantsPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(usualSpeed);
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
    changeSpeed: (by) => setSpeed((former) => nextSpeed(former, by)),
  };
}
