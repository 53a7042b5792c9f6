import { Skeleton } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { checkMessages } from './check-messages.ts';
import classes from './problem-checks.module.css';

export function ChecksSkeleton() {
  const m = useMessages(checkMessages);
  return (
    <div className={classes['skeleton']} role="status" aria-label={m.loading}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={28} />
      ))}
    </div>
  );
}
