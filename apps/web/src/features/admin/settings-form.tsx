import type { FormEventHandler, ReactNode } from 'react';
import { ApiError } from '../../lib/api/index.ts';
import { textOfApiError } from '../../lib/api/api-error-text.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { SaveBar } from '../../ui/save-bar.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import classes from './settings-form.module.css';

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
  return (
    <form className={classes['root']} noValidate onSubmit={onSubmit}>
      <UnsavedGuard isDirty={bar.isDirty} />
      {failure instanceof ApiError && (
        <div className={classes['alert']}>
          <FormAlert kind="error">{textOfApiError(failure)}</FormAlert>
        </div>
      )}
      {children}
      <SaveBar {...bar} {...(untouched !== undefined && { texts: { clean: untouched } })} />
    </form>
  );
}
