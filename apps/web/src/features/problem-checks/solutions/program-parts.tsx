/** What the forms and dialogs of solutions, generators and validators have in common. */
import { Button, Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { DialogForm, DialogFrame } from '../../../ui/form-dialog/form-dialog.tsx';
import { solutionMessages } from './solution-messages.ts';

/** A program of an imported problem keeps its language, even if the site does not have it. */
export const offeredLanguages = (before: { language: string } | undefined, languages: readonly string[]) =>
  before === undefined ? languages : [...new Set([before.language, ...languages])];

/** The checks of the fields that every program has. */
export function useProgramChecks(takenNames: readonly string[]) {
  const m = useMessages(solutionMessages);
  return {
    name: (name: string) => {
      if (name.trim() === '') return m.nameEmpty;
      return takenNames.includes(name.trim()) ? m.nameTaken : null;
    },
    language: (language: string) => (language === '' ? m.languageEmpty : null),
    code: (code: string) => (code.trim() === '' ? m.codeEmpty : null),
  };
}

export interface ProgramActions {
  failure: string | undefined;
  isBusy: boolean;
  onRemove: (() => void) | undefined;
  onClose: () => void;
}

interface ProgramFrameProps extends ProgramActions {
  texts: { save: string; remove: string };
  onSubmit: () => void;
  /** The fields. */
  children: ReactNode;
}

export function ProgramFrame({ texts, failure, isBusy, onRemove, ...form }: ProgramFrameProps) {
  return (
    <DialogForm
      submitLabel={texts.save}
      isBusy={isBusy}
      refusal={failure}
      aside={
        onRemove === undefined ? undefined : (
          <Button variant="subtle" color="bad" disabled={isBusy} onClick={onRemove}>
            {texts.remove}
          </Button>
        )
      }
      onSubmit={form.onSubmit}
      onClose={form.onClose}
    >
      {form.children}
    </DialogForm>
  );
}

interface ProgramModalProps {
  isOpened: boolean;
  title: string;
  /** Undefined while they load. */
  languages: readonly string[] | undefined;
  onClose: () => void;
  children: (languages: readonly string[]) => ReactNode;
}

export function ProgramModal({ isOpened, title, languages, onClose, children }: ProgramModalProps) {
  return (
    <DialogFrame
      isOpened={isOpened}
      title={title}
      size={880}
      // Neither a click outside nor Escape, the key to leave the editor, may lose the code.
      isLong
      closeOnEscape={false}
      onClose={onClose}
    >
      {languages === undefined ? <Skeleton height={480} /> : children(languages)}
    </DialogFrame>
  );
}
