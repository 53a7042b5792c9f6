import { useEffect, useRef } from 'react';

/** Scrolls to the entry that a link names and gives it the focus, once. */
export function useFocusedEntry<Entry extends HTMLElement>(isFocused: boolean) {
  const element = useRef<Entry>(null);
  useEffect(() => {
    if (!isFocused || element.current === null) return;
    element.current.scrollIntoView({ block: 'center' });
    element.current.focus({ preventScroll: true });
  }, [isFocused]);
  return element;
}
