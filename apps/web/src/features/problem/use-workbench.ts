/**
 * The editor's script, after the statement. How this works: nothing is asked for before the statement has been painted; then
 * the script is fetched. When it does not arrive (a new release, no network) one can try again.
 */
import { useCallback, useEffect, useState } from 'react';
import type { Workbench } from './workbench/workbench.tsx';

type WorkbenchState =
  { kind: 'loading' } | { kind: 'ready'; Workbench: typeof Workbench } | { kind: 'failed' };

let loaded: typeof Workbench | undefined;

/** Ahead of the page: it then begins with the editor. */
export async function loadWorkbench(): Promise<typeof Workbench> {
  loaded = (await import('./workbench/workbench.tsx')).Workbench;
  return loaded;
}

/** Calls back when what is on the page now has been painted: a task that waits during a frame runs right after it. */
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

/** `isWanted` once there is a statement to look at meanwhile. */
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
