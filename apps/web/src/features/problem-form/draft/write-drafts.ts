/** Saves the draft of a form a moment after the last change, and when the page is hidden. */
import type { ProblemForm } from '../state/form-store.ts';
import type { DraftStore } from './draft-store.ts';

const pauseMs = 600;

interface DraftWriter {
  form: ProblemForm;
  store: DraftStore;
  key: string;
  getBaseVersion: () => string | null;
  /** Whether all input is stored in the draft. */
  onState: (state: 'kept' | 'waiting' | 'failed') => void;
}

/** Returns a function that stops it. Pending input is written first. */
export function writeDrafts({ form, store, key, getBaseVersion, onState }: DraftWriter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;
  let seen = form.get().values;
  let baseline = form.get().baseline;

  const write = () => {
    clearTimeout(timer);
    if (!isWaiting) return;
    isWaiting = false;
    const { values, changes } = form.get();
    const done =
      changes.size === 0
        ? store.remove(key)
        : store.write(key, { savedAtMs: Date.now(), baseVersion: getBaseVersion(), values });
    done.then(
      () => onState(isWaiting ? 'waiting' : 'kept'),
      () => onState('failed'),
    );
  };

  const stop = form.subscribe(() => {
    const state = form.get();
    if (state.values === seen && state.baseline === baseline) return;
    ({ values: seen, baseline } = state);
    if (!isWaiting) onState('waiting');
    isWaiting = true;
    clearTimeout(timer);
    timer = setTimeout(write, pauseMs);
  });
  const writeHidden = () => {
    if (document.visibilityState === 'hidden') write();
  };
  document.addEventListener('visibilitychange', writeHidden);
  window.addEventListener('pagehide', write);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', writeHidden);
    window.removeEventListener('pagehide', write);
    write();
  };
}
