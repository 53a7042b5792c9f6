import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  /** How many are chosen, in words; undefined while none is. */
  chosen: string | undefined;
  clearLabel: string;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the chosen rows. Its place is kept while nothing is chosen, so that the table stays where it is. */
export function BulkBar({ chosen, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <div className={classes['root']} data-active={chosen !== undefined || undefined}>
      <span role="status">{chosen}</span>
      {chosen !== undefined && (
        <>
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            {clearLabel}
          </Button>
          {children}
        </>
      )}
    </div>
  );
}
