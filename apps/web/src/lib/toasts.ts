/**
 * Short messages. A toast is shown at the top centre; a newer one replaces it. A notice has a title and is in the
 * bottom right corner; there is only one of those too, so that a burst of errors does not fill the screen.
 */
import { createStore, useStore } from './external-store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  durationMs: number;
  /** Takes back what the toast reports. */
  onUndo?: () => void;
}

export interface Notice extends Toast {
  title: string;
}

const toastMs = 4000;
/** Long enough to read the text and to reach the button. */
const undoMs = 10_000;
const noticeMs = 5000;

const toastStore = createStore<Toast | undefined>(undefined);
const noticeStore = createStore<Notice | undefined>(undefined);
let lastId = 0;

export function showToast(kind: ToastKind, text: string, durationMs = toastMs): void {
  lastId += 1;
  toastStore.set({ id: lastId, kind, text, durationMs });
}

/** A toast with a button that takes the action back. The button hides the toast. */
export function showUndoToast(text: string, onUndo: () => void): void {
  lastId += 1;
  toastStore.set({ id: lastId, kind: 'success', text, durationMs: undoMs, onUndo });
}

export function showNotice(kind: ToastKind, title: string, text: string): void {
  lastId += 1;
  noticeStore.set({ id: lastId, kind, title, text, durationMs: noticeMs });
}

/** Hides the toast, unless a newer one has replaced it. */
export function hideToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(undefined);
}

export function hideNotice(id: number): void {
  if (noticeStore.get()?.id === id) noticeStore.set(undefined);
}

export const useToast = (): Toast | undefined => useStore(toastStore);
export const useNotice = (): Notice | undefined => useStore(noticeStore);
