import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-alert.module.css';

type AlertKind = 'error' | 'warning' | 'success' | 'info';

const icons: Record<AlertKind, typeof IconCircleX> = {
  error: IconCircleX,
  warning: IconAlertTriangle,
  success: IconCircleCheck,
  info: IconInfoCircle,
};

/** A message about the form as a whole. Screen readers announce it. */
export function FormAlert({ kind, children }: { kind: AlertKind; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <div className={classes['root']} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon className={classes['icon']} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes['words']}>{children}</div>
    </div>
  );
}
