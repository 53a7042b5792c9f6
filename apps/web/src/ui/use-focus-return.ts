import { useLayoutEffect } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. For dialogs whose script loads on opening:
 * Mantine's own return works only for dialogs that were mounted, closed, before. Layout effects run before the dialog
 * takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // The closing dialog still has the focus in this frame.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
