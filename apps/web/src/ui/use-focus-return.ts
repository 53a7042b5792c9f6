import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. For dialogs whose script loads when they open: the kit's own
 * return only knows dialogs that were there, closed, before. Layout effects run before the dialog takes the focus.
 */
export function useFocusReturn(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const before = document.activeElement;
    return () => {
      // The closing dialog still holds the focus in this frame.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    };
  }, [isOpen]);
}
