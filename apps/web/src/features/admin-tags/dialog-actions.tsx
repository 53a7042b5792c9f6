import { Button } from '@mantine/core';
import { useMessages } from '../../lib/messages.ts';
import { tagFormMessages } from './tag-form-messages.ts';
import classes from './tag-dialogs.module.css';

interface DialogActionsProps {
  saveLabel: string;
  isBusy: boolean;
  onCancel: () => void;
}

export function DialogActions({ saveLabel, isBusy, onCancel }: DialogActionsProps) {
  const m = useMessages(tagFormMessages);
  return (
    <div className={classes['actions']}>
      <Button variant="default" onClick={onCancel}>
        {m.cancel}
      </Button>
      <Button type="submit" loading={isBusy}>
        {saveLabel}
      </Button>
    </div>
  );
}
