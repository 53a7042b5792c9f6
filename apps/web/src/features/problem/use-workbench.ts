/**
 * The editor's script, after the statement. How this works: nothing is asked for before the statement has been painted; then
 * the script comes when the browser has a moment. When it does not arrive (a new release, no network) one can try again.
 */
import { useCallback, useEffect, useState } from 'react';
import type { Workbench } from './workbench/workbench.tsx';

type WorkbenchState =
  { kind: 'loading' } | { kind: 'ready'; Workbench: typeof Workbench } | { kind: 'failed' };

const longestWaitMs = 300;

/** Calls back when what is on the page now has been painted and the browser is idle. Safari has no idle callbacks. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const frame = requestAnimationFrame(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: longestWaitMs });
    else timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** `isWanted` once there is a statement to look at meanwhile. */
export function useWorkbench(isWanted: boolean) {
  const [state, setState] = useState<WorkbenchState>({ kind: 'loading' });
  const load = useCallback(() => {
    import('./workbench/workbench.tsx').then(
      (script) => setState({ kind: 'ready', Workbench: script.Workbench }),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  useEffect(() => (isWanted ? afterPaint(load) : undefined), [isWanted, load]);
  const retry = () => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, retry };
}
