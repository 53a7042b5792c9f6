import type { ReactNode } from 'react';
import classes from './social-page.module.css';

/** A page inside the messaging app: one narrow card. */
export function SocialPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes['root']}>
      <div className={classes['card']}>{children}</div>
    </div>
  );
}
