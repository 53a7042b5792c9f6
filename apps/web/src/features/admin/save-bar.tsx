import { Button } from '@mantine/core';
import classes from './save-bar.module.css';

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  texts: { dirty: string; clean: string; discard: string; save: string };
  onDiscard: () => void;
}

/** Stays in sight at the bottom of a form: whether there is something to save, and the two ways out. */
export function SaveBar({ isDirty, isSaving, texts, onDiscard }: SaveBarProps) {
  return (
    <div className={classes['root']}>
      <span className={classes['state']} data-dirty={isDirty || undefined} role="status">
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
