import { Button } from '@mantine/core';
import { useMessages } from '../../../lib/messages.ts';
import { profileMessages } from './profile-messages.ts';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Stays in view while the form scrolls, and says whether there is anything to save. */
export function SaveBar({ isDirty, isBusy, onDiscard }: SaveBarProps) {
  const m = useMessages(profileMessages);
  return (
    <div className={classes['root']} data-dirty={isDirty || undefined}>
      <p className={classes['text']} role="status">
        {isDirty ? m.unsaved : ''}
      </p>
      {isDirty && (
        <Button variant="default" onClick={onDiscard} disabled={isBusy}>
          {m.discard}
        </Button>
      )}
      <Button type="submit" loading={isBusy} disabled={!isDirty}>
        {m.save}
      </Button>
    </div>
  );
}
