/**
 * How this works: the position is state, stored under a key. Until the user moves it, it is undefined and the style
 * sheet decides, so that the first paint needs no measuring. The style sheet also fits an open width to the window, by
 * the same rule, whenever the window changes; the number here is what the user chose.
 */
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useIsHydrated } from '../../lib/hydration.ts';
import { browserStorage } from '../../lib/storage.ts';
import {
  moveByKey,
  moveSplitter,
  parseSplitterPosition,
  resetSplitter,
  splitterRange,
  formatSplitterPosition,
  type SplitterPosition,
} from './splitter-rule.ts';

const storedUnder = (name: string): string => `splitter:${name}`;

/** The total width of the panes, kept up to date. */
function useWidth() {
  const root = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { root, width };
}

export function useSplitter(name: string, defaultLeft: number | undefined) {
  const { root, width } = useWidth();
  const leftPane = useRef<HTMLDivElement>(null);
  const [stored, setPlace] = useState<SplitterPosition | undefined>(() =>
    parseSplitterPosition(browserStorage.getItem(storedUnder(name))),
  );
  const isHydrated = useIsHydrated();
  const usual = defaultLeft === undefined ? undefined : ({ kind: 'open', left: defaultLeft } as const);
  const place = (isHydrated ? stored : undefined) ?? usual;
  const [isDragging, setDragging] = useState(false);
  const move = useCallback(
    (next: SplitterPosition) => {
      setPlace(next);
      browserStorage.setItem(storedUnder(name), formatSplitterPosition(next));
    },
    [name],
  );
  /** The position on the screen, which may differ from the stored one. */
  const shownPlace = (): SplitterPosition =>
    place?.kind === 'collapsed'
      ? place
      : { kind: 'open', left: Math.round(leftPane.current?.getBoundingClientRect().width ?? 0) };
  const separator = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const from = root.current?.getBoundingClientRect().left ?? 0;
      move(moveSplitter(event.clientX - from, width));
    },
    onLostPointerCapture: () => setDragging(false),
    onDoubleClick: () => move(resetSplitter(width)),
    onKeyDown: (event: KeyboardEvent) => {
      const next = moveByKey(event.key, shownPlace(), width);
      if (next === undefined) return;
      event.preventDefault();
      move(next);
    },
  };
  return {
    root,
    leftPane,
    place,
    isDragging,
    separator,
    range: splitterRange(width),
    reset: () => move(resetSplitter(width)),
  };
}
