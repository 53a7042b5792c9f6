import { Skeleton } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { stateMessages } from '../../ui/state-messages.ts';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

export function MemberSkeleton() {
  const m = useMessages(memberMessages);
  const { loading } = useMessages(stateMessages);
  return (
    <div className={classes['root']} role="status" aria-label={loading}>
      <Skeleton className={classes['heroSkeleton'] ?? ''} />
      <div className={classes['columns']}>
        <Sheet title={m.facts}>
          <Skeleton height={176} />
        </Sheet>
        <Sheet title={m.phone}>
          <Skeleton height={176} />
        </Sheet>
      </div>
    </div>
  );
}
