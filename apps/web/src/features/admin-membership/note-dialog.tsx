import { Button, Modal, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import { useState, type ReactNode } from 'react';
import { toFormFailure } from '../../lib/form-failure.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { invalidateAdminMembership } from './api/membership-key.ts';
import classes from './admin-membership.module.css';
import { frameMessages } from './frame-messages.ts';

interface NoteDialogProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  tone: 'plain' | 'danger';
  noteLabel: string;
  noteHint: string;
  isNoteRequired: boolean;
  confirmLabel: string;
  done: string;
  act: (note: string) => Promise<unknown>;
  onClose: () => void;
}

/** Confirms a step with money or time: it says what happens and asks for a note. */
export function NoteDialog(props: NoteDialogProps) {
  const m = useMessages(frameMessages);
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={props.title}
      size={480}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      <NoteForm {...props} />
    </Modal>
  );
}

export function NoteForm(props: NoteDialogProps) {
  const m = useMessages(frameMessages);
  const client = useQueryClient();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: () => props.act(note.trim()),
    onSuccess: async () => {
      showToast('success', props.done);
      props.onClose();
      await invalidateAdminMembership(client);
    },
    // The row may have changed meanwhile.
    onError: () => invalidateAdminMembership(client),
  });
  const refusal = change.error === null ? undefined : toFormFailure(change.error, {}).text;
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isLacking = props.isNoteRequired && note.trim() === '';
        setMissing(isLacking);
        if (!isLacking) change.mutate();
      }}
    >
      <FormAlert kind={props.tone === 'danger' ? 'warning' : 'info'}>{props.children}</FormAlert>
      {refusal !== undefined && <FormAlert kind="error">{refusal}</FormAlert>}
      <Textarea
        label={props.noteLabel}
        description={props.noteHint}
        value={note}
        maxLength={membershipLimits.noteMaximum}
        error={isMissing ? m.noteRequired : undefined}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setMissing(false);
        }}
        autosize
        minRows={2}
        data-autofocus
      />
      <div className={classes['buttons']}>
        <Button variant="default" onClick={props.onClose}>
          {m.cancel}
        </Button>
        <Button type="submit" color={props.tone === 'danger' ? 'bad' : 'ink'} loading={change.isPending}>
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
