/** The keyboard shortcuts of the workbench. They work everywhere except in dialogs. */
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
  // Some layouts place this character elsewhere, so the physical key counts too.
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
    // Captures before the editor, which uses the same keys differently.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
