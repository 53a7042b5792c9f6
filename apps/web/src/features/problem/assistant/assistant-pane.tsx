/**
 * Where the assistant appears: beside the editor on wide screens, as a drawer on others. Everything but this frame loads with
 * the first opening.
 */
import { lazy, Suspense } from 'react';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { closeAssistant, useAssistantOpened } from './assistant-opened.ts';
import classes from './assistant-pane.module.css';
import { useIsBeside } from './use-is-beside.ts';

const AssistantPanel = lazy(async () => ({
  default: (await import('./assistant-panel.tsx')).AssistantPanel,
}));
const AssistantDrawer = lazy(async () => ({
  default: (await import('./assistant-drawer.tsx')).AssistantDrawer,
}));

interface AssistantPaneProps {
  /** Undefined while the problem loads. */
  pid: number | undefined;
  context: ProblemContext;
}

export function AssistantPane({ pid, context }: AssistantPaneProps) {
  const isOpened = useAssistantOpened();
  const isBeside = useIsBeside();
  if (!isOpened || pid === undefined) return null;
  if (!isBeside)
    return (
      <Suspense fallback={null}>
        <AssistantDrawer pid={pid} context={context} onClose={closeAssistant} />
      </Suspense>
    );
  return (
    <aside className={classes['beside']}>
      <Suspense fallback={<div aria-busy />}>
        <AssistantPanel pid={pid} context={context} onClose={closeAssistant} />
      </Suspense>
    </aside>
  );
}
