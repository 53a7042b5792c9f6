import { useLayoutEffect, useRef, useState } from 'react';
import { visibleRange } from './visible-range.ts';

/** Virtual scrolling: renders the visible rows of a list of rows of one height, and some around them. */
export function useWindowedRows(count: number, rowHeight: number) {
  const view = useRef<HTMLDivElement>(null);
  const [viewport, setViewport] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const measure = () => setViewport({ top: element.scrollTop, height: element.clientHeight });
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, []);
  return {
    view,
    ...visibleRange(viewport, { count, rowHeight }),
    show: (index: number) => view.current?.scrollTo({ top: Math.max(0, (index - 3) * rowHeight) }),
  };
}
