import { Drawer } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import type { ProblemContext } from '../workbench/workbench-problem.ts';
import { assistantMessages } from './assistant-messages.ts';
import { AssistantPanel } from './assistant-panel.tsx';
import classes from './assistant-pane.module.css';

interface AssistantDrawerProps {
  pid: number;
  context: ProblemContext;
  onClose: () => void;
}

export function AssistantDrawer(props: AssistantDrawerProps) {
  const m = useMessages(assistantMessages);
  return (
    <Drawer.Root opened onClose={props.onClose} position="bottom" size="88dvh">
      <Drawer.Overlay />
      <Drawer.Content aria-label={m.title}>
        <Drawer.Body className={classes['drawerBody'] ?? ''}>
          <AssistantPanel {...props} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
