/**
 * How this works: the pictures advance every five seconds, except while the pointer is over them, a control
 * has keyboard focus, a finger touches them, or the tab is hidden. With reduced motion they start paused, and
 * every user can pause them. A manual step restarts the interval.
 */
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useReducer, useState } from 'react';
import { reduceCarousel, type CarouselAction, type CarouselState } from './carousel-state.ts';

const intervalMs = 5000;

export interface RunningCarousel {
  state: CarouselState;
  act: (action: CarouselAction) => void;
  /** Whether the user wants it to advance; it may still be paused by `hold`. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Pauses while the user interacts. */
  hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

export function useCarousel(count: number): RunningCarousel {
  const isCalm = useReducedMotion();
  const [kept, act] = useReducer(reduceCarousel, { index: 0, count });
  // The number of pictures may have changed since the state was created.
  const state = kept.count === count ? kept : reduceCarousel(kept, { type: 'count', count });
  const [wanted, setWanted] = useState<boolean>();
  const [held, setHeld] = useState({ pointer: false, focus: false });
  const isPlaying = wanted ?? !isCalm;
  const isMoving = isPlaying && !held.pointer && !held.focus && count > 1;
  useEffect(() => act({ type: 'count', count }), [count]);
  const { index: following } = reduceCarousel(state, { type: 'next' });
  useEffect(() => {
    if (!isMoving) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') act({ type: 'show', index: following });
    }, intervalMs);
    return () => clearInterval(timer);
  }, [isMoving, following]);
  return {
    state,
    act,
    isPlaying,
    setPlaying: setWanted,
    hold: (reason, isHeld) =>
      setHeld((before) => (before[reason] === isHeld ? before : { ...before, [reason]: isHeld })),
  };
}
