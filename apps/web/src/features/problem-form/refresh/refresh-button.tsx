import { Button, Tooltip } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import type { ProblemForm } from '../state/form-store.ts';
import { useChanges } from '../state/use-form.ts';
import { RefreshDialog } from './refresh-dialog.tsx';
import { refreshMessages } from './refresh-messages.ts';

interface RefreshButtonProps {
  form: ProblemForm;
  problemId: number;
  /** Loads the stored problem again. */
  onRefreshed: () => void;
}

/** Closed while the form has changes: the refreshed statement would be stored beside them. */
export function RefreshButton({ form, problemId, onRefreshed }: RefreshButtonProps) {
  const m = useMessages(refreshMessages);
  const isDirty = useChanges(form).size > 0;
  const [isOpened, setOpened] = useState(false);
  return (
    <>
      <Tooltip label={m.dirty} disabled={!isDirty}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={14} stroke={1.75} />}
          // Stays focusable, so that the reason can be read.
          {...(isDirty && { 'aria-disabled': true, 'data-disabled': true })}
          onClick={() => setOpened(!isDirty)}
        >
          {m.open}
        </Button>
      </Tooltip>
      <RefreshDialog
        problemId={problemId}
        isOpened={isOpened}
        onClose={() => setOpened(false)}
        onRefreshed={onRefreshed}
      />
    </>
  );
}
