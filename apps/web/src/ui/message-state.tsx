import type { ReactNode } from 'react';
import classes from './message-state.module.css';

export interface MessageStateProps {
  icon?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  compact?: boolean;
}

/** Shown instead of data: a sentence that says what to do next, and a button. */
export function MessageState({ icon, title, children, action, compact = false }: MessageStateProps) {
  return (
    <div className={classes['root']} data-compact={compact || undefined}>
      {icon !== undefined && (
        <div className={classes['icon']} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={classes['title']}>{title}</p>
      {children !== undefined && <div className={classes['text']}>{children}</div>}
      {action !== undefined && <div className={classes['action']}>{action}</div>}
    </div>
  );
}
