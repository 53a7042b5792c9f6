import { useQueryClient } from '@tanstack/react-query';
import { membershipLimits } from '@touchstone/contract/membership-limits';
import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { DialogFrame } from '../../ui/form-dialog/form-dialog.tsx';
import { ReasonForm } from '../../ui/reason-dialog/reason-dialog.tsx';
import { invalidateAdminMembership } from './api/membership-key.ts';
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
export function NoteDialog({ title, ...form }: NoteDialogProps) {
  return (
    <DialogFrame title={title} onClose={form.onClose}>
      <NoteForm {...form} />
    </DialogFrame>
  );
}

export function NoteForm({ children, tone, ...note }: Omit<NoteDialogProps, 'title'>) {
  const m = useMessages(frameMessages);
  const client = useQueryClient();
  return (
    <ReasonForm
      label={note.noteLabel}
      hint={note.noteHint}
      maximumLength={membershipLimits.noteMaximum}
      emptyText={note.isNoteRequired ? m.noteRequired : undefined}
      submitLabel={note.confirmLabel}
      tone={tone}
      done={note.done}
      act={note.act}
      refresh={() => invalidateAdminMembership(client)}
      onClose={note.onClose}
    >
      <FormAlert kind={tone === 'danger' ? 'warning' : 'info'}>{children}</FormAlert>
    </ReasonForm>
  );
}
