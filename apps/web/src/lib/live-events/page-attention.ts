/**
 * Whether the page is visible. A hidden page keeps its connection for a moment, since users switch back and forth, and
 * then closes it: browsers limit the connections to a site over all tabs.
 */
export interface AttentionPage extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

export interface Attention {
  isAwake: () => boolean;
  end: () => void;
}

export function followAttention(
  page: AttentionPage,
  { hiddenMs, onChange }: { hiddenMs: number; onChange: () => void },
): Attention {
  let isAwake = page.visibilityState === 'visible';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (value: boolean) => {
    if (isAwake === value) return;
    isAwake = value;
    onChange();
  };
  const look = () => {
    clearTimeout(timer);
    if (page.visibilityState === 'visible') set(true);
    else timer = setTimeout(() => set(false), hiddenMs);
  };
  page.addEventListener('visibilitychange', look);
  return {
    isAwake: () => isAwake,
    end: () => {
      clearTimeout(timer);
      page.removeEventListener('visibilitychange', look);
    },
  };
}
