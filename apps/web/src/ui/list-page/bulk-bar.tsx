import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';

interface BulkBarProps {
  /** The number of selected rows as text; undefined without a selection. */
  chosen: string | undefined;
  clearLabel: string;
  onClear: () => void;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** Actions for the selected rows. It keeps its height without a selection, so that the table does not move. */
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
