import { Button, Skeleton } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toFormFailure } from '../../../lib/form-failure.ts';
import { localLanguageNamesQuery } from '../../../lib/language-list.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast, showUndoToast } from '../../../lib/toasts.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import {
  inputProgramsQuery,
  saveInputPrograms,
  tryInputPrograms,
  type InputProgram,
} from '../api/input-programs.ts';
import { ProgramDialog, type EditedProgram, type ProgramsChange } from './program-dialog.tsx';
import { programMessages } from './program-messages.ts';
import { ProgramTrialView } from './program-trial.tsx';
import classes from './programs.module.css';

interface InputProgramsProps {
  problemId: number;
  canEdit: boolean;
}

/** Generators and the validator of a problem: edited, compiled and tried here. */
export function InputPrograms({ problemId, canEdit }: InputProgramsProps) {
  const m = useMessages(programMessages);
  const client = useQueryClient();
  const query = inputProgramsQuery(problemId);
  const { data: programs, isError } = useQuery(query);
  const languages = useQuery(localLanguageNamesQuery);
  const [edited, setEdited] = useState<EditedProgram>();
  const trial = useMutation({ mutationFn: () => tryInputPrograms(problemId) });
  const save = useMutation({
    mutationFn: ({ programs: wanted }: ProgramsChange) => saveInputPrograms(problemId, wanted),
    onSuccess: (saved, { removed }) => {
      client.setQueryData(query.queryKey, saved);
      trial.reset();
      if (removed === undefined) showToast('success', m.saved);
      else showUndoToast(m.removed(removed.name), () => save.mutate({ programs: removed.from }));
    },
  });
  const hasValidator = programs?.some(({ kind }) => kind === 'validator') ?? false;
  const add = (kind: InputProgram['kind']) => setEdited({ kind, name: undefined });
  return (
    <section className={classes['root']} aria-label={m.title}>
      <div className={classes['head']}>
        <div className={classes['words']}>
          <h3>{m.title}</h3>
          <p>{trial.isPending ? m.trying : m.intro}</p>
        </div>
        {canEdit && (
          <div className={classes['actions']}>
            <AddButton
              label={m.addGenerator}
              isDisabled={programs === undefined}
              onClick={() => add('generator')}
            />
            <AddButton
              label={m.addValidator}
              isDisabled={programs === undefined || hasValidator}
              onClick={() => add('validator')}
            />
            <Button
              leftSection={<IconPlayerPlay size={16} stroke={1.75} />}
              disabled={programs === undefined || programs.length === 0}
              loading={trial.isPending}
              onClick={() => trial.mutate()}
            >
              {m.try}
            </Button>
          </div>
        )}
      </div>
      {programs === undefined ? (
        <div className={classes['empty']}>
          {isError ? m.loadFailed : <Skeleton height={20} width="50%" />}
        </div>
      ) : (
        <ProgramList programs={programs} onEdit={canEdit ? setEdited : undefined} />
      )}
      {trial.error !== null && (
        <div className={classes['trial']}>
          <FormAlert kind="error">{toFormFailure(trial.error, {}).text}</FormAlert>
        </div>
      )}
      {trial.data !== undefined && programs !== undefined && (
        <ProgramTrialView
          trial={trial.data}
          generators={programs.filter(({ kind }) => kind === 'generator')}
        />
      )}
      <ProgramDialog
        edited={edited}
        programs={programs ?? []}
        // Without the list, programs can still keep their language.
        languages={languages.isError ? [] : languages.data}
        save={save}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
}

function AddButton({
  label,
  isDisabled,
  onClick,
}: {
  label: string;
  isDisabled: boolean;
  onClick: () => void;
}) {
  return (
    <Button
      variant="default"
      leftSection={<IconPlus size={16} stroke={1.75} />}
      disabled={isDisabled}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

interface ProgramListProps {
  programs: readonly InputProgram[];
  onEdit: ((edited: EditedProgram) => void) | undefined;
}

export function ProgramList({ programs, onEdit }: ProgramListProps) {
  const m = useMessages(programMessages);
  if (programs.length === 0) return <p className={classes['empty']}>{m.none}</p>;
  return (
    <ul className={classes['list']}>
      {programs.map((program) => {
        const { kind, name, language, argumentLines } = program;
        const facts = (
          <>
            <strong>{name}</strong>
            <span>{m.kinds[kind]}</span>
            <span>{language}</span>
            {kind === 'generator' && <span>{m.calls(argumentLines.length)}</span>}
          </>
        );
        return (
          <li key={name}>
            {onEdit === undefined ? (
              <div className={classes['program']}>{facts}</div>
            ) : (
              <button
                type="button"
                className={classes['program']}
                title={m.edit(name)}
                onClick={() => onEdit({ kind, name })}
              >
                {facts}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
