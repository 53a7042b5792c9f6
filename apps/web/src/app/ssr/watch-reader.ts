import { isComposing } from '../../ui/code-editor/light-editor.ts';

const pauseMs = 250;

/** Knows when nobody is in the middle of something: a word, a sign of several keys, a selection. */
export function watchReader(element: HTMLElement) {
  const ended = new AbortController();
  const { signal } = ended;
  let lastKeyAt = -Infinity;
  let isHolding = false;
  element.addEventListener('input', () => (lastKeyAt = performance.now()), { signal });
  element.addEventListener('pointerdown', () => (isHolding = true), { signal });
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(name, () => (isHolding = false), { signal });

  const isInTheMiddle = (waits: boolean): boolean => {
    const { activeElement } = document;
    if (isHolding || (activeElement !== null && isComposing(activeElement))) return true;
    return !waits && performance.now() - lastKeyAt < pauseMs;
  };
  return {
    pause: async (waits: () => boolean): Promise<void> => {
      while (isInTheMiddle(waits())) await new Promise((resolve) => setTimeout(resolve, pauseMs / 2));
    },
    end: () => ended.abort(),
  };
}
