import { Button } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { listMessages } from './list-messages.ts';

interface NoDiscussionsProps {
  total: number;
  isFiltered: boolean;
  /** Offered if there is no discussion at all. */
  create: ReactNode;
  onReset: () => void;
  onFirst: () => void;
}

/** Explains an empty list: page past the end, no match, or no discussions at all. */
export function NoDiscussions({ total, isFiltered, create, onReset, onFirst }: NoDiscussionsProps) {
  const m = useMessages(listMessages);
  const icon = <IconMessages size={24} stroke={1.5} />;
  const button = (text: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {text}
    </Button>
  );
  if (total > 0) return <EmptyState icon={icon} title={m.pastEnd} action={button(m.toFirst, onFirst)} />;
  if (isFiltered)
    return (
      <EmptyState icon={icon} title={m.noMatch} action={button(m.reset, onReset)}>
        {m.noMatchText}
      </EmptyState>
    );
  return (
    <EmptyState icon={icon} title={m.empty} action={create}>
      {m.emptyText}
    </EmptyState>
  );
}
