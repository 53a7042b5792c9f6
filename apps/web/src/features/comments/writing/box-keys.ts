/** What a key does in a box, pure. A key of an input method that is still composing does nothing of its own. */

export type BoxAction = 'submit' | 'next' | 'previous' | 'choose' | 'dismiss' | 'cancel';

export interface BoxKey {
  key: string;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const menuActions: Readonly<Record<string, BoxAction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'choose',
  Tab: 'choose',
  Escape: 'dismiss',
};

export function actionOfKey(event: BoxKey, isMenuOpen: boolean): BoxAction | undefined {
  if (event.isComposing || event.altKey) return undefined;
  const isHeld = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && isHeld && !event.shiftKey) return 'submit';
  if (isHeld || event.shiftKey) return undefined;
  if (isMenuOpen) return menuActions[event.key];
  return event.key === 'Escape' ? 'cancel' : undefined;
}
