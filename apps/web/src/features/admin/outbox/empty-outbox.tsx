import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { outboxMessages } from './outbox-messages.ts';

export function EmptyOutbox({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const m = useMessages(outboxMessages);
  if (isFiltered)
    return (
      <EmptyState
        title={m.emptyFiltered}
        action={
          <Button variant="default" onClick={onShowAll}>
            {m.showAll}
          </Button>
        }
      >
        {m.emptyFilteredText}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconMailOpened size={24} stroke={1.5} />}
      title={m.emptyTitle}
      action={
        <Button component={Link} to="/admin/mail">
          {m.configure}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
