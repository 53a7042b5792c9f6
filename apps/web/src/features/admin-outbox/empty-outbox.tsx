import { Button } from '@mantine/core';
import { IconMailOpened } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { EmptyRows } from '../../ui/list-page/empty-rows.tsx';
import { outboxMessages } from './outbox-messages.ts';

export function EmptyOutbox({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const m = useMessages(outboxMessages);
  return (
    <EmptyRows
      icon={<IconMailOpened size={24} stroke={1.5} />}
      isFiltered={isFiltered}
      title={m.emptyTitle}
      text={m.emptyText}
      action={
        <Button component={Link} to="/admin/mail">
          {m.configure}
        </Button>
      }
      filtered={{ title: m.emptyFiltered, text: m.emptyFilteredText, showAll: m.showAll }}
      onShowAll={onShowAll}
    />
  );
}
