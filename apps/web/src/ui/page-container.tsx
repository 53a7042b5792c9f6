import type { ReactNode } from 'react';
import classes from './page-container.module.css';

/** The width of a page: wide for lists, narrow for reading, full for scoreboards. */
export function PageContainer({
  width = 'list',
  children,
}: {
  width?: 'list' | 'reading' | 'full';
  children: ReactNode;
}) {
  return (
    <div className={classes['root']} data-width={width}>
      {children}
    </div>
  );
}
