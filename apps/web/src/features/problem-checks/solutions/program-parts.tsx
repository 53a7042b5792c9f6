/** What the forms and dialogs of solutions, generators and validators have in common. */
import { Button, Modal, Skeleton } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { solutionMessages } from './solution-messages.ts';
import classes from './solutions.module.css';

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
  onCancel: () => void;
}

interface ProgramFrameProps extends ProgramActions {
  texts: { save: string; remove: string };
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

export function ProgramFrame(props: ProgramFrameProps) {
  const { texts, failure, isBusy, onSubmit, onRemove, onCancel, children } = props;
  const { cancel } = useMessages(solutionMessages);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // In React, the form of the problem is an ancestor of this dialog and would handle the event too.
    event.stopPropagation();
    onSubmit(event);
  };
  return (
    <form className={classes['form']} noValidate onSubmit={submit}>
      {failure !== undefined && <FormAlert kind="error">{failure}</FormAlert>}
      {children}
      <div className={classes['formActions']}>
        {onRemove !== undefined && (
          <Button variant="subtle" color="bad" disabled={isBusy} onClick={onRemove}>
            {texts.remove}
          </Button>
        )}
        <span className={classes['spring']} />
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" loading={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
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
  const { close } = useMessages(solutionMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={title}
      size={880}
      // Neither a click outside nor Escape, the key to leave the editor, may lose the code.
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': close }}
    >
      {languages === undefined ? <Skeleton height={480} /> : children(languages)}
    </Modal>
  );
}
