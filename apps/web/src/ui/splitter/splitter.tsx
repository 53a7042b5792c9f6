import { IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import classes from './splitter.module.css';
import { useSplitter } from './use-splitter.ts';

const splitterMessages = defineMessages({
  'zh-CN': {
    separator: '调整左右两栏的宽度',
    hint: '拖动或用方向键调整宽度，双击恢复',
    collapsed: '左栏已收起',
    width: (pixels: number) => `左栏宽 ${String(pixels)} 像素`,
  },
  'zh-HK': {
    separator: '調整左右兩欄的闊度',
    hint: '拖曳或用方向鍵調整闊度，按兩下還原',
    collapsed: '左欄已收起',
    width: (pixels) => `左欄闊 ${String(pixels)} 像素`,
  },
  'en-US': {
    separator: 'Resize the two panes',
    hint: 'Drag or use the arrow keys to resize, double-click to reset',
    collapsed: 'The left pane is closed',
    width: (pixels) => `The left pane is ${String(pixels)} pixels wide`,
  },
});

interface SplitterProps {
  /** Stores the position under this name. */
  name: string;
  left: ReactNode;
  right: ReactNode;
  /** The visible pane on screens too narrow for two. */
  narrowPane: 'left' | 'right';
  /** The label of the button that opens a collapsed left pane. */
  openLabel: string;
  /** In pixels; half of the width by default. */
  defaultLeft?: number;
}

/** Two panes with a separator that can be dragged or moved by keys. Narrow screens show one pane at a time. */
export function Splitter({ name, left, right, narrowPane, openLabel, defaultLeft }: SplitterProps) {
  const m = useMessages(splitterMessages);
  const { root, leftPane, place, range, isDragging, separator, reset } = useSplitter(name, defaultLeft);
  const isCollapsed = place?.kind === 'collapsed';
  const wished = place?.kind === 'open' ? place.left : Math.round(range.most / 2);
  const shown = Math.min(Math.max(wished, range.least), range.most);
  return (
    <div
      ref={root}
      className={classes['root']}
      data-collapsed={isCollapsed || undefined}
      data-dragging={isDragging || undefined}
      data-pane={narrowPane}
      style={place?.kind === 'open' ? ({ '--left': `${String(place.left)}px` } as CSSProperties) : undefined}
    >
      <div ref={leftPane} className={classes['left']}>
        {left}
      </div>
      {isCollapsed && (
        <button type="button" className={classes['rail']} onClick={reset}>
          <IconLayoutSidebarLeftExpand size={20} stroke={1.6} aria-hidden="true" />
          <span>{openLabel}</span>
        </button>
      )}
      <div
        className={classes['separator']}
        role="separator"
        aria-orientation="vertical"
        aria-label={m.separator}
        title={m.hint}
        aria-valuemin={0}
        aria-valuemax={range.most}
        aria-valuenow={isCollapsed ? 0 : shown}
        aria-valuetext={isCollapsed ? m.collapsed : m.width(shown)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator that moves is a control
        tabIndex={0}
        {...separator}
      />
      <div className={classes['right']}>{right}</div>
    </div>
  );
}
