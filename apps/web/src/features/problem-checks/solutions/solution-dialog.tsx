import type { UseMutationResult } from '@tanstack/react-query';
import { toFormErrors } from '../../../lib/form-failure.ts';
import { useMessages } from '../../../lib/messages.ts';
import { useLast } from '../../../lib/use-last.ts';
import type { Solution } from '../api/solutions.ts';
import { checkMessages } from '../check-messages.ts';
import type { SolutionsChange } from '../use-check-actions.ts';
import { ProgramModal } from './program-parts.tsx';
import { SolutionForm } from './solution-form.tsx';
import { solutionMessages } from './solution-messages.ts';

interface SolutionDialogProps {
  /** Undefined: closed. Without a name: a new solution. */
  edited: { name: string | undefined } | undefined;
  solutions: readonly Solution[];
  /** Undefined while they load. */
  languages: readonly string[] | undefined;
  save: UseMutationResult<Solution[], Error, SolutionsChange>;
  onClose: () => void;
}

export function SolutionDialog({ edited, solutions, languages, save, onClose }: SolutionDialogProps) {
  const m = useMessages(solutionMessages);
  const texts = useMessages(checkMessages);
  const shown = useLast(edited);
  const before = solutions.find(({ name }) => name === shown?.name);
  const close = () => {
    save.reset();
    onClose();
  };
  const write = (solution: Solution) => {
    const isSame = before?.code === solution.code && before.language === solution.language;
    const next =
      before === undefined
        ? [...solutions, solution]
        : solutions.map((one) => (one === before ? solution : one));
    // A change of the expected verdict needs no new run.
    save.mutate({ solutions: next, runs: !isSame || before.name !== solution.name }, { onSuccess: close });
  };
  const remove = ({ name }: Solution) =>
    save.mutate(
      { solutions: solutions.filter((one) => one.name !== name), doneText: texts.removed(name), runs: false },
      { onSuccess: close },
    );
  return (
    <ProgramModal
      isOpened={edited !== undefined}
      title={before === undefined ? m.newTitle : m.editTitle}
      languages={languages}
      onClose={close}
    >
      {(offered) =>
        shown !== undefined && (
          <SolutionForm
            key={shown.name ?? ''}
            before={before}
            takenNames={solutions.filter((one) => one !== before).map(({ name }) => name)}
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
