import { Button } from '@mantine/core';
import { IconBook } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { listMessages } from './list-messages.ts';
import classes from './training-list.module.css';

interface NoTrainingsProps {
  total: number;
  isFiltered: boolean;
  isGroup: boolean;
  onReset: () => void;
  onFirst: () => void;
}

/** Explains an empty list: page past the end, no match, or no trainings at all. */
export function NoTrainings({ total, isFiltered, isGroup, onReset, onFirst }: NoTrainingsProps) {
  const m = useMessages(listMessages);
  const icon = <IconBook size={24} stroke={1.5} />;
  const button = (text: string, onClick: () => void) => (
    <Button variant="default" onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className={classes['box']}>
      {total > 0 && <EmptyState icon={icon} title={m.pastEnd} action={button(m.toFirst, onFirst)} />}
      {total === 0 && isFiltered && (
        <EmptyState icon={icon} title={m.noMatch} action={button(m.reset, onReset)}>
          {m.noMatchText}
        </EmptyState>
      )}
      {total === 0 && !isFiltered && (
        <EmptyState icon={icon} title={isGroup ? m.emptyGroup : m.empty}>
          {isGroup ? m.emptyGroupText : m.emptyText}
        </EmptyState>
      )}
    </div>
  );
}
