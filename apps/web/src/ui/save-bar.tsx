import { Button } from '@mantine/core';
import { defineMessages, useMessages } from '../lib/messages.ts';
import classes from './save-bar.module.css';

const barMessages = defineMessages({
  'zh-CN': { dirty: '有未保存的修改', clean: '所有修改都已保存', discard: '放弃修改', save: '保存' },
  'zh-HK': { dirty: '有未儲存的更改', clean: '所有更改均已儲存', discard: '放棄更改', save: '儲存' },
  'en-US': {
    dirty: 'There are unsaved changes',
    clean: 'Everything is saved',
    discard: 'Discard',
    save: 'Save',
  },
});

interface SaveBarProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Where the usual words do not fit. */
  texts?: Partial<Record<'dirty' | 'clean' | 'discard' | 'save', string>>;
  /** A box of its own below the form, instead of the foot of the form's box. */
  isApart?: boolean;
  onDiscard: () => void;
}

/** The foot of a form. While there is something to save it stays in sight, wherever the form is scrolled to. */
export function SaveBar({ isDirty, isSaving, texts, isApart = false, onDiscard }: SaveBarProps) {
  const m = { ...useMessages(barMessages), ...texts };
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
