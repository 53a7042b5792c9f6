import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useRouteTitle } from '../../lib/route-handle.ts';
import classes from './social-page.module.css';

/**
 * A page inside the messaging app: one narrow card. The app bar shows the title; the heading is for screen
 * readers.
 */
export function SocialPage({ children }: { children: ReactNode }) {
  const title = useRouteTitle();
  return (
    <div className={classes['root']}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <div className={classes['card']}>{children}</div>
    </div>
  );
}
