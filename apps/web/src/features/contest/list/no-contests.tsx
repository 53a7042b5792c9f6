import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './contest-list.module.css';
import { hasFilters, type ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';

interface NoContestsProps {
  address: ListAddress;
  total: number;
  onReset: () => void;
  onFirst: () => void;
}

/** Explains an empty list: page past the end, no match, or no contests at all. */
export function NoContests({ address, total, onReset, onFirst }: NoContestsProps) {
  const m = useMessages(listMessages);
  const icon = <IconTrophy size={24} stroke={1.5} />;
  const button = (text: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className={classes['box']}>
      {total > 0 && <EmptyState icon={icon} title={m.pastEnd} action={button(m.toFirst, onFirst)} />}
      {total === 0 && hasFilters(address) && (
        <EmptyState icon={icon} title={m.noMatch} action={button(m.reset, onReset)}>
          {m.noMatchText}
        </EmptyState>
      )}
      {total === 0 && !hasFilters(address) && (
        <EmptyState icon={icon} title={m.empty}>
          {m.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
