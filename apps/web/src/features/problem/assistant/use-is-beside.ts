import { useSyncExternalStore } from 'react';

/** As in problem-screen.module.css. */
const query = '(min-width: 1280px)';

const subscribe = (onChange: () => void) => {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the screen has room for a third pane. */
export const useIsBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  );
