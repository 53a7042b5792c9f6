import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { formMessages } from '../form-messages.ts';
import partClasses from '../parts/parts.module.css';
import type { ProblemForm } from '../state/form-store.ts';
import { useChanges } from '../state/use-form.ts';
import { decideDraft, type DraftRecord } from './draft-record.ts';

interface DraftNoticeProps {
  form: ProblemForm;
  draft: DraftRecord | undefined;
  storedVersion: string | null;
}

export function useDraftTime(draft: DraftRecord | undefined): string {
  const locale = useLocale();
  if (draft === undefined) return '';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(draft.savedAtMs);
}

/** Shown while the form contains a draft, until it is saved or discarded. */
export function DraftNotice({ form, draft, storedVersion }: DraftNoticeProps) {
  const m = useMessages(formMessages);
  const time = useDraftTime(draft);
  const hasChanges = useChanges(form).size > 0;
  const [isGone, setGone] = useState(false);
  if (isGone || !hasChanges || decideDraft(draft, storedVersion) !== 'restore') return null;
  const discard = () => {
    const { baseline } = form.get();
    form.replace(baseline, baseline);
    setGone(true);
  };
  return (
    <FormAlert kind="info">
      <div className={partClasses['notice']}>
        <span>{m.restored(time)}</span>
        <Button size="xs" variant="default" onClick={discard}>
          {m.discardDraft}
        </Button>
      </div>
    </FormAlert>
  );
}

interface DraftConflictProps extends DraftNoticeProps {
  /** Discards the draft. */
  onForget: () => void;
}

/** A version saved after the draft is never replaced without asking. Closing the dialog keeps the draft. */
export function DraftConflict({ form, draft, storedVersion, onForget }: DraftConflictProps) {
  const m = useMessages(formMessages);
  const time = useDraftTime(draft);
  const [isOpen, setOpen] = useState(decideDraft(draft, storedVersion) === 'ask');
  const take = () => {
    if (draft !== undefined) form.replace(draft.values, form.get().baseline);
    setOpen(false);
  };
  const leave = () => {
    onForget();
    setOpen(false);
  };
  return (
    <ConfirmDialog
      opened={isOpen}
      title={m.conflictTitle}
      confirmLabel={m.useDraft}
      cancelLabel={m.useStored}
      tone="danger"
      onConfirm={take}
      onCancel={leave}
      onDismiss={() => setOpen(false)}
    >
      {m.conflictText(time)}
    </ConfirmDialog>
  );
}
