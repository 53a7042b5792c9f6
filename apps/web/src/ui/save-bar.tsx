import { Button } from '@mantine/core';
import { useMessages } from '../lib/messages.ts';
import { saveBarMessages } from './save-bar-messages.ts';
import classes from './save-bar.module.css';

export type SaveBarTexts = Partial<Record<'dirty' | 'clean' | 'discard' | 'save', string>>;

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Overrides the default texts. */
  texts?: SaveBarTexts;
  /** A separate box below the form, instead of the footer inside the form's box. */
  isApart?: boolean;
  onDiscard: () => void;
}

/** The footer of a form. With unsaved changes it stays visible while the form scrolls. */
export function SaveBar({ isDirty, isSaving, texts, isApart = false, onDiscard }: SaveBarProps) {
  const m = { ...useMessages(saveBarMessages), ...texts };
  return (
    <div className={classes['root']} data-dirty={isDirty || undefined} data-apart={isApart || undefined}>
      <span className={classes['state']} role="status">
        {isDirty ? m.dirty : m.clean}
      </span>
      <Button variant="default" disabled={!isDirty || isSaving} onClick={onDiscard}>
        {m.discard}
      </Button>
      <Button type="submit" disabled={!isDirty} loading={isSaving}>
        {m.save}
      </Button>
    </div>
  );
}
