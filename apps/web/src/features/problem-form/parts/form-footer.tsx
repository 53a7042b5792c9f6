import { Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import type { DraftState } from '../draft/use-draft-writer.ts';
import { formMessages } from '../form-messages.ts';
import type { ProblemForm } from '../state/form-store.ts';
import { useChanges } from '../state/use-form.ts';
import type { useSave } from '../use-save.ts';
import classes from './form-footer.module.css';
import partClasses from './parts.module.css';

interface FormFooterProps {
  form: ProblemForm;
  saving: ReturnType<typeof useSave>;
  draftState: DraftState;
  isNew: boolean;
  onReload: () => void;
}

/** The save button and its errors, always visible. A separate form: Enter in a field must not save the problem. */
export function FormFooter({ form, saving, draftState, isNew, onReload }: FormFooterProps) {
  const m = useMessages(formMessages);
  const isDirty = useChanges(form).size > 0;
  const [isAsked, setAsked] = useState(false);
  const discard = () => {
    const { baseline } = form.get();
    form.replace(baseline, baseline);
    saving.clearFailure();
    setAsked(false);
  };
  return (
    <form
      className={classes['root']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      {saving.failure !== undefined && (
        <FormAlert kind="error">
          <div className={partClasses['notice']}>
            <span>{saving.failure}</span>
            {saving.isOutdated && (
              <Button size="xs" variant="default" onClick={onReload}>
                {m.reload}
              </Button>
            )}
          </div>
        </FormAlert>
      )}
      <SaveBar
        isDirty={isDirty}
        isSaving={saving.isSaving}
        isApart
        texts={{
          dirty: draftState === 'failed' ? m.draftFailed : m.dirty,
          clean: isNew ? m.untouched : m.clean,
          discard: m.discard,
          save: isNew ? m.create : m.save,
        }}
        onDiscard={() => setAsked(true)}
      />
      <ConfirmDialog
        opened={isAsked}
        title={m.discardTitle}
        tone="danger"
        confirmLabel={m.discard}
        cancelLabel={m.stay}
        onConfirm={discard}
        onCancel={() => setAsked(false)}
      >
        {m.discardText}
      </ConfirmDialog>
    </form>
  );
}
