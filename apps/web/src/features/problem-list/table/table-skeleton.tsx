import { Skeleton } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { stateMessages } from '../../../ui/state-messages.ts';
import classes from './table-skeleton.module.css';

const widths = ['34%', '26%', '41%', '30%', '37%'];

/** Has the height of the loaded table, to avoid a layout shift. */
export function TableSkeleton({ rows }: { rows: number }) {
  const m = useMessages(stateMessages);
  return (
    <div className={classes['root']} role="status" aria-label={m.loading}>
      <div className={classes['head']} />
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classes['row']}>
          <Skeleton className={classes['id'] ?? ''} height={12} width={52} />
          <Skeleton height={12} width={widths[index % widths.length] ?? '30%'} />
          <Skeleton className={classes['side'] ?? ''} height={12} width={120} />
        </div>
      ))}
    </div>
  );
}
