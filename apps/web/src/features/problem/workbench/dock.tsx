import { ActionIcon } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { defineMessages, useMessages } from '../../../lib/messages.ts';
import classes from './dock.module.css';

const dockMessages = defineMessages({
  'zh-CN': { close: '收起' },
  'zh-HK': { close: '收起' },
  'en-US': { close: 'Collapse' },
});

export type DockPane = 'run' | 'result';

interface DockProps {
  /** Undefined: collapsed, only the titles are visible. */
  shown: DockPane | undefined;
  titles: Record<DockPane, ReactNode>;
  onShow: (pane: DockPane | undefined) => void;
  children: ReactNode;
}

const panes: readonly DockPane[] = ['run', 'result'];

/** The area under the editor. Its titles are always visible; its content opens above the bottom edge. */
export function Dock({ shown, titles, onShow, children }: DockProps) {
  const m = useMessages(dockMessages);
  const bodyId = useId();
  return (
    <div className={classes['root']} data-open={shown}>
      <div className={classes['titles']}>
        {panes.map((pane) => (
          <button
            key={pane}
            type="button"
            className={classes['title']}
            aria-expanded={shown === pane}
            aria-controls={bodyId}
            onClick={() => onShow(shown === pane ? undefined : pane)}
          >
            {titles[pane]}
          </button>
        ))}
        {shown !== undefined && (
          <ActionIcon
            className={classes['close'] ?? ''}
            size={28}
            aria-label={m.close}
            title={m.close}
            onClick={() => onShow(undefined)}
          >
            <IconChevronDown size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      <div id={bodyId} className={classes['body']} hidden={shown === undefined}>
        {children}
      </div>
    </div>
  );
}
