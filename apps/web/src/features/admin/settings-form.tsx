import type { FormEventHandler, ReactNode } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SaveBar } from './save-bar.tsx';
import classes from './settings-form.module.css';
import { UnsavedGuard } from './unsaved-guard.tsx';

const formMessages = defineMessages({
  'zh-CN': { dirty: '有未保存的修改', clean: '所有修改都已保存', discard: '放弃修改', save: '保存' },
  'zh-HK': { dirty: '有未儲存的更改', clean: '所有更改均已儲存', discard: '放棄更改', save: '儲存' },
  'en-US': {
    dirty: 'There are unsaved changes',
    clean: 'Everything is saved',
    discard: 'Discard',
    save: 'Save',
  },
});

interface SettingsFormProps {
  isDirty: boolean;
  isSaving: boolean;
  /** Why saving was refused, when it was. */
  failure: unknown;
  /** Instead of "everything is saved", where nothing was saved yet. */
  untouched?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onDiscard: () => void;
  children: ReactNode;
}

/** Sections of fields that are saved together; nobody leaves with unsaved changes by a slip. */
export function SettingsForm({ failure, untouched, onSubmit, children, ...bar }: SettingsFormProps) {
  const m = useMessages(formMessages);
  return (
    <form className={classes['root']} noValidate onSubmit={onSubmit}>
      <UnsavedGuard isDirty={bar.isDirty} />
      {failure instanceof ApiError && (
        <div className={classes['alert']}>
          <FormAlert kind="error">{textOfApiError(failure)}</FormAlert>
        </div>
      )}
      {children}
      <SaveBar {...bar} texts={{ ...m, clean: untouched ?? m.clean }} />
    </form>
  );
}
