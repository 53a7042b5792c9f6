/**
 * Hydration of server-rendered pages. The server knows neither the session nor the storage of the browser, so the first render
 * in the browser must show what the server shows; what differs follows right after, before the next paint.
 */
import { useState, useSyncExternalStore } from 'react';

const isServer = typeof document === 'undefined';
const neverChanges = () => () => undefined;

/** False on the server and while the browser hydrates. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/**
 * True in a component that hydrates as an island: it keeps the children that the server rendered (`keepServerMarkup`), and
 * React does not render them in the browser.
 */
export function useIsIsland(): boolean {
  const isHydrated = useIsHydrated();
  const [isIsland] = useState(!isHydrated && !isServer);
  return isIsland;
}

/** Props of the element of an island. React does not compare the content of such an element. */
export const keepServerMarkup = {
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
} as const;
