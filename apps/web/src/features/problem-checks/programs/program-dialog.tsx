import type { UseMutationResult } from '@tanstack/react-query';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import type { InputProgram } from '../api/input-programs.ts';
import { ProgramModal } from '../solutions/program-parts.tsx';
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
    <ProgramModal
      isOpened={edited !== undefined}
      title={shown === undefined ? '' : (before === undefined ? m.newTitle : m.editTitle)[shown.kind]}
      languages={languages}
      onClose={close}
    >
      {(offered) =>
        shown !== undefined && (
          <ProgramForm
            key={`${shown.kind} ${shown.name ?? ''}`}
            kind={shown.kind}
            before={before}
            takenNames={others.map(({ name }) => name)}
            languages={offered}
            failure={toFormErrors(save.error).refusal}
            isBusy={save.isPending}
            onSave={write}
            onRemove={before === undefined ? undefined : () => remove(before)}
            onClose={close}
          />
        )
      }
    </ProgramModal>
  );
}
