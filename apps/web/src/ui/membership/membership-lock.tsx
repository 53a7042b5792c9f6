import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../empty-state.tsx';
import { lockMessages } from './lock-messages.ts';
import classes from './membership-lock.module.css';
import { useMembershipWords } from './membership-words.ts';

interface MembershipLockProps {
  /** The level that opens it. */
  level: number;
}

/** The page preselects a plan that opens the lock. */
export const unlockAddress = (level: number): string => `/buy?level=${String(level)}`;

/** In a row of a list. */
export function LockFact({ level }: MembershipLockProps) {
  const m = useMessages(lockMessages);
  const { levelOf } = useMembershipWords();
  return (
    <span className={classes['fact']}>
      <IconLock size={15} stroke={1.75} aria-hidden="true" />
      {m.needs(levelOf(level))}
    </span>
  );
}

/** Instead of what is locked: the reason and how to open it. */
export function LockNotice({ level }: MembershipLockProps) {
  const m = useMessages(lockMessages);
  const { levelOf } = useMembershipWords();
  return (
    <EmptyState
      icon={<IconLock size={24} stroke={1.5} />}
      title={m.needs(levelOf(level))}
      action={
        <div className={classes['actions']}>
          <BuyButton level={level} />
          <Button component={Link} to="/member" variant="default">
            {m.redeem}
          </Button>
        </div>
      }
    >
      {m.text}
    </EmptyState>
  );
}

/** Below a limit that was reached: who has a larger one. */
export function HigherLimit({ level }: MembershipLockProps) {
  const m = useMessages(lockMessages);
  const { levelOf } = useMembershipWords();
  return (
    <span className={classes['fact']}>
      <IconLock size={15} stroke={1.75} aria-hidden="true" />
      <span>
        {m.higher(levelOf(level))} <Link to={unlockAddress(level)}>{m.buy}</Link>
      </span>
    </span>
  );
}

export function BuyButton({ level }: MembershipLockProps) {
  const m = useMessages(lockMessages);
  return (
    <Button component={Link} to={unlockAddress(level)}>
      {m.buy}
    </Button>
  );
}
