/**
 * How this works: the pictures move on every five seconds, but never while somebody looks closer: with the pointer above
 * them, the focus among them, a finger on them, or in a tab that is not seen. Whoever asked for reduced motion starts with
 * them standing still, and anybody can stop them for good. Moving by hand begins the five seconds anew.
 */
import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useReducer, useState } from 'react';
import { reduceCarousel, type CarouselAction, type CarouselState } from './carousel-state.ts';

const intervalMs = 5000;

export interface RunningCarousel {
  state: CarouselState;
  act: (action: CarouselAction) => void;
  /** Whether it is wanted to move; it may still be held. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Held for as long as somebody looks closer. */
  hold: (reason: 'pointer' | 'focus', isHeld: boolean) => void;
}

export function useCarousel(count: number): RunningCarousel {
  const isCalm = useReducedMotion();
  const [kept, act] = useReducer(reduceCarousel, { index: 0, count });
  // The list may have changed since the state was made.
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
