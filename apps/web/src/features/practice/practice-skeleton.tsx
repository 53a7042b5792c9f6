import { Skeleton } from '@mantine/core';
import { practiceSizes } from '@touchstone/contract/practice';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { stateMessages } from '../../ui/state-messages.ts';
import classes from './practice-page.module.css';

export function PracticeSkeleton() {
  const m = useMessages(stateMessages);
  return (
    <div className={classes['root']} role="status" aria-label={m.loading} aria-busy="true">
      <Skeleton className={classes['formPlace'] ?? ''} />
      <Sheet flush>
        <RowsSkeleton rows={practiceSizes.usual} height={64} />
      </Sheet>
    </div>
  );
}
