import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { isChangeInUse } from '../../lib/in-use.ts';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../form-alert.tsx';
import { SaveBar, type SaveBarTexts } from '../save-bar.tsx';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import classes from './settings-form.module.css';

const settingsFormMessages = defineMessages({
  'zh-CN': { reload: '载入最新内容' },
  'zh-HK': { reload: '載入最新內容' },
  'en-US': { reload: 'Load what is saved now' },
});

interface SettingsFormProps {
  isDirty: boolean;
  isSaving: boolean;
  /** The error of the last save, if it failed. */
  failure: unknown;
  /** Given if the save failed because another user saved in between. */
  onReload?: () => void;
  /** Texts of the footer that differ in a form that was never saved. */
  texts?: SaveBarTexts;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onDiscard: () => void;
  children: ReactNode;
}

/** Sections of fields that are saved together. Leaving with unsaved changes asks for confirmation. */
export function SettingsForm(props: SettingsFormProps) {
  const { failure, onReload, onSubmit, children, ...bar } = props;
  const m = useMessages(settingsFormMessages);
  return (
    <form className={classes['root']} noValidate onSubmit={onSubmit}>
      <UnsavedGuard isDirty={bar.isDirty} />
      {failure instanceof ApiError && !isChangeInUse(failure) && (
        <div className={classes['alert']}>
          <FormAlert kind="error">
            <div className={classes['failure']}>
              <span>{textOfApiError(failure)}</span>
              {onReload !== undefined && (
                <Button size="xs" variant="default" onClick={onReload}>
                  {m.reload}
                </Button>
              )}
            </div>
          </FormAlert>
        </div>
      )}
      {children}
      <SaveBar {...bar} />
    </form>
  );
}
