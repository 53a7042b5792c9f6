import { Button } from '@mantine/core';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  texts: { dirty: string; clean: string; discard: string; save: string };
  onDiscard: () => void;
}

/** The foot of a form. While there is something to save it stays in sight, wherever the form is scrolled to. */
export function SaveBar({ isDirty, isSaving, texts, onDiscard }: SaveBarProps) {
  return (
    <div className={classes['root']} data-dirty={isDirty || undefined}>
      <span className={classes['state']} role="status">
        {isDirty ? texts.dirty : texts.clean}
      </span>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {texts.discard}
      </Button>
      <Button type="submit" disabled={!isDirty} loading={isSaving}>
        {texts.save}
      </Button>
    </div>
  );
}
