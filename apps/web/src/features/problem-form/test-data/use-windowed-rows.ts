import { useLayoutEffect, useRef, useState } from 'react';

const spareRows = 12;

/** Of many rows of one height, those that are in sight and some around them. */
export function useWindowedRows(count: number, rowHeight: number) {
  const view = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, height: 600 });
  useLayoutEffect(() => {
    const element = view.current;
    if (element === null) return undefined;
    const look = () => setPlace({ top: element.scrollTop, height: element.clientHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, []);
  const first = Math.max(0, Math.floor(place.top / rowHeight) - spareRows);
  const last = Math.min(count, Math.ceil((place.top + place.height) / rowHeight) + spareRows);
  return {
    view,
    first,
    last,
    above: first * rowHeight,
    below: (count - last) * rowHeight,
    show: (index: number) => view.current?.scrollTo({ top: Math.max(0, (index - 3) * rowHeight) }),
  };
}
