import { isComposing } from '../../ui/code-editor/light-editor.ts';

const idleMs = 250;

/** Watches for input inside `element`: the user is busy while typing, composing a character or holding a pointer down. */
export function watchUserActivity(element: HTMLElement) {
  const ended = new AbortController();
  const { signal } = ended;
  let lastInputAtMs = -Infinity;
  let isPointerDown = false;
  element.addEventListener('input', () => (lastInputAtMs = performance.now()), { signal });
  element.addEventListener('pointerdown', () => (isPointerDown = true), { signal });
  for (const name of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(name, () => (isPointerDown = false), { signal });

  const isBusy = (isUrgent: boolean): boolean => {
    const { activeElement } = document;
    if (isPointerDown || (activeElement !== null && isComposing(activeElement))) return true;
    return !isUrgent && performance.now() - lastInputAtMs < idleMs;
  };
  return {
    /** `isUrgent`: do not wait for a pause in typing. */
    waitForUserIdle: async (isUrgent: () => boolean): Promise<void> => {
      while (isBusy(isUrgent())) await new Promise((resolve) => setTimeout(resolve, idleMs / 2));
    },
    end: () => ended.abort(),
  };
}
