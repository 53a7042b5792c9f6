/** The keys of the workbench. They work wherever the focus is, except in dialogs of somebody else. */
import { useEffect, useEffectEvent } from 'react';

const isMac = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform);

export const shortcutKeys = {
  submit: isMac ? '⌘ Enter' : 'Ctrl + Enter',
  run: isMac ? "⌘ '" : "Ctrl + '",
};

type ShortcutName = keyof typeof shortcutKeys;

export function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const isHeld = isMac ? event.metaKey : event.ctrlKey;
  if (!isHeld || event.altKey || event.shiftKey || event.isComposing) return undefined;
  if (event.key === 'Enter') return 'submit';
  // On some keyboards the sign needs another key; its place counts too.
  return event.key === "'" || event.code === 'Quote' ? 'run' : undefined;
}

export function useShortcuts(actions: Record<ShortcutName, () => void>): void {
  const act = useEffectEvent((name: ShortcutName) => actions[name]());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = shortcutOf(event);
      const isInDialog = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
      if (name === undefined || isInDialog) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act(name);
    };
    // Before the editor, where the same keys mean something else.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
