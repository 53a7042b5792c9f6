/**
 * Loads the editor script after the statement. How this works: nothing is requested before the statement has
 * been painted; then the script is fetched. If it fails (a new release, no network), the user can retry.
 */
import { useCallback, useEffect, useState } from 'react';
import type { Workbench } from './workbench/workbench.tsx';

type WorkbenchState =
  | { kind: 'loading' }
  | { kind: 'ready'; Workbench: typeof Workbench }
  | { kind: 'failed' };

let loaded: typeof Workbench | undefined;

/** Called before hydration, so that the page starts with the editor. */
export async function loadWorkbench(): Promise<typeof Workbench> {
  loaded = (await import('./workbench/workbench.tsx')).Workbench;
  return loaded;
}

/**
 * Runs the callback after the next paint: a task queued in an animation frame runs right after that frame.
 */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** `isWanted` is true once the statement is shown. */
export function useWorkbench(isWanted: boolean) {
  const [state, setState] = useState<WorkbenchState>(() =>
    loaded === undefined ? { kind: 'loading' } : { kind: 'ready', Workbench: loaded },
  );
  const load = useCallback(() => {
    loadWorkbench().then(
      (Known) => setState({ kind: 'ready', Workbench: Known }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  const isMissing = isWanted && loaded === undefined;
  useEffect(() => (isMissing ? afterPaint(load) : undefined), [isMissing, load]);
  const retry = () => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, retry };
}
