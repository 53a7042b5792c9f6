import { useRef } from 'react';
import { mapLine } from './scroll-map.ts';

/** Of the style sheet. */
const lineHeight = 20;
/** Lines above a chosen fragment. */
const linesBefore = 3;

type Side = 'left' | 'right';
interface Lines {
  first: number;
  last: number;
}

interface ScrolledPrograms {
  lines: readonly Record<Side, Lines>[];
  counts: Record<Side, number>;
  isTogether: boolean;
}

const rangeOf = ({ first, last }: Lines) => ({ from: first, to: last + 1 });

/** The middle of the visible part leads: there the reader looks. */
export function useScrollTogether({ lines, counts, isTogether }: ScrolledPrograms) {
  const leftPane = useRef<HTMLDivElement>(null);
  const rightPane = useRef<HTMLDivElement>(null);
  /** Where this hook has scrolled a side. The event of that scrolling must not scroll the other side back. */
  const expected = useRef<Partial<Record<Side, number>>>({});

  const paneOf = (side: Side) => (side === 'left' ? leftPane : rightPane).current;
  const setScroll = (side: Side, top: number) => {
    const pane = paneOf(side);
    if (pane === null) return;
    const before = pane.scrollTop;
    pane.scrollTo({ top });
    // Without a move there is no event.
    if (pane.scrollTop !== before) expected.current[side] = pane.scrollTop;
  };

  const onScroll = (side: Side) => {
    const wanted = expected.current[side];
    delete expected.current[side];
    const other: Side = side === 'left' ? 'right' : 'left';
    const [pane, otherPane] = [paneOf(side), paneOf(other)];
    if (pane === null || otherPane === null || !isTogether) return;
    if (wanted !== undefined && Math.abs(pane.scrollTop - wanted) < 2) return;
    const line = (pane.scrollTop + pane.clientHeight / 2) / lineHeight;
    const matches = lines.map((one) => ({ here: rangeOf(one[side]), there: rangeOf(one[other]) }));
    const mapped = mapLine(line, matches, { here: counts[side], there: counts[other] });
    setScroll(other, mapped * lineHeight - otherPane.clientHeight / 2);
  };

  const scrollTo = (leftLine: number, rightLine: number) => {
    setScroll('left', (leftLine - linesBefore) * lineHeight);
    setScroll('right', (rightLine - linesBefore) * lineHeight);
  };
  return { leftPane, rightPane, onScroll, scrollTo };
}
