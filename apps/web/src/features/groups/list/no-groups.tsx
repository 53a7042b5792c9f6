import { Button } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import classes from './group-list.module.css';
import { hasFilters, type GroupListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';

interface NoGroupsProps {
  address: GroupListAddress;
  total: number;
  /** Offered where no group exists. */
  create: ReactNode;
  onReset: () => void;
  onFirst: () => void;
}

/** Explains an empty list: page past the end, no match, no own group, or no groups at all. */
export function NoGroups({ address, total, create, onReset, onFirst }: NoGroupsProps) {
  const m = useMessages(listMessages);
  const icon = <IconUsersGroup size={24} stroke={1.5} />;
  const button = (text: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {text}
    </Button>
  );
  const isOwnList = address.onlyMine && address.keyword === '' && address.access === undefined;
  return (
    <div className={classes['box']}>
      {total > 0 && <EmptyState icon={icon} title={m.pastEnd} action={button(m.toFirst, onFirst)} />}
      {total === 0 && hasFilters(address) && (
        <EmptyState icon={icon} title={isOwnList ? m.mineEmpty : m.noMatch} action={button(m.reset, onReset)}>
          {isOwnList ? m.mineEmptyText : m.noMatchText}
        </EmptyState>
      )}
      {total === 0 && !hasFilters(address) && (
        <EmptyState icon={icon} title={m.empty} action={create}>
          {m.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
