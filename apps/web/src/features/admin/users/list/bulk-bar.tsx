import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMessages } from '../../../../lib/messages.ts';
import { listMessages } from './list-messages.ts';
import classes from './list.module.css';

interface BulkBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the chosen rows. Its place is kept while nothing is chosen, so that the table stays where it is. */
export function BulkBar({ count, onDelete, onClear }: BulkBarProps) {
  const m = useMessages(listMessages);
  return (
    <div className={classes['bulk']} data-active={count > 0 || undefined}>
      <span role="status">{count > 0 && m.chosen(count)}</span>
      {count > 0 && (
        <>
          <Button size="compact-sm" variant="subtle" onClick={onClear}>
            {m.unchoose}
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            color="bad"
            leftSection={<IconTrash size={16} stroke={1.75} />}
            onClick={onDelete}
          >
            {m.remove}
          </Button>
        </>
      )}
    </div>
  );
}
