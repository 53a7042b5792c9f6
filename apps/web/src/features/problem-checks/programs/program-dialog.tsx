import { Modal, Skeleton } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import type { InputProgram } from '../api/input-programs.ts';
import { solutionMessages } from '../solutions/solution-messages.ts';
import { ProgramForm } from './program-form.tsx';
import { programMessages } from './program-messages.ts';

/** Without a name: a new program of this kind. */
export interface EditedProgram {
  kind: InputProgram['kind'];
  name: string | undefined;
}

export interface ProgramsChange {
  programs: readonly InputProgram[];
  /** What an undo brings back. */
  removed?: { name: string; from: readonly InputProgram[] };
}

interface ProgramDialogProps {
  edited: EditedProgram | undefined;
  programs: readonly InputProgram[];
  /** Undefined while they load. */
  languages: readonly string[] | undefined;
  save: UseMutationResult<InputProgram[], Error, ProgramsChange>;
  onClose: () => void;
}

export function ProgramDialog({ edited, programs, languages, save, onClose }: ProgramDialogProps) {
  const m = useMessages(programMessages);
  const texts = useMessages(solutionMessages);
  const shown = useLast(edited);
  const before = programs.find(({ name }) => name === shown?.name);
  const close = () => {
    save.reset();
    onClose();
  };
  const others = programs.filter((one) => one !== before);
  const write = (program: InputProgram) =>
    save.mutate(
      {
        programs:
          before === undefined
            ? [...programs, program]
            : programs.map((one) => (one === before ? program : one)),
      },
      { onSuccess: close },
    );
  const remove = ({ name }: InputProgram) =>
    save.mutate({ programs: others, removed: { name, from: programs } }, { onSuccess: close });
  return (
    <Modal
      opened={edited !== undefined}
      onClose={close}
      title={shown === undefined ? '' : (before === undefined ? m.newTitle : m.editTitle)[shown.kind]}
      size={880}
      // Neither a click outside nor Escape, the key to leave the editor, may lose the code.
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      {shown !== undefined && languages === undefined && <Skeleton height={480} />}
      {shown !== undefined && languages !== undefined && (
        <ProgramForm
          key={`${shown.kind} ${shown.name ?? ''}`}
          kind={shown.kind}
          before={before}
          takenNames={others.map(({ name }) => name)}
          languages={languages}
          failure={save.error === null ? undefined : toFormFailure(save.error, {}).text}
          isBusy={save.isPending}
          onSave={write}
          onRemove={before === undefined ? undefined : () => remove(before)}
          onCancel={close}
        />
      )}
    </Modal>
  );
}
