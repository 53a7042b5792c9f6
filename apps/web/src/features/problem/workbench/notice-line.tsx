import type { ReactNode } from 'react';
import classes from './notice-line.module.css';

interface NoticeLineProps {
  tone?: 'info' | 'warn' | 'bad';
  role: 'status' | 'alert';
  /** Buttons that resolve the notice. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A notice between the bar and the code. */
export function NoticeLine({ tone = 'info', role, actions, children }: NoticeLineProps) {
  return (
    <div className={classes['root']} data-tone={tone} role={role}>
      <p>{children}</p>
      {actions !== undefined && <div className={classes['choices']}>{actions}</div>}
    </div>
  );
}
