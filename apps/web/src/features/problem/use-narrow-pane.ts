import { useLayoutEffect, useRef, useState } from 'react';

export type NarrowPane = 'left' | 'right';

/** The pane shown on a narrow screen. Restores the scroll position of the statement. */
export function useNarrowPane(first: NarrowPane) {
  const [pane, setPane] = useState(first);
  const leftAt = useRef(0);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else window.scrollTo({ top: pane === 'left' ? leftAt.current : 0, behavior: 'instant' });
  }, [pane]);
  const showPane = (next: NarrowPane) => {
    if (pane === 'left') leftAt.current = window.scrollY;
    setPane(next);
  };
  return { pane, showPane };
}
