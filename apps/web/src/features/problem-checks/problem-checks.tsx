import { useQuery } from '@tanstack/react-query';
import { statuses } from '@touchstone/contract/statuses';
import { useState } from 'react';
import { localLanguageNamesQuery } from '../../lib/language-list.ts';
import { useMessages } from '../../lib/messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PreviewList } from '../../ui/rejudge-preview/preview-list.tsx';
import { AdviceList } from './advice/advice-list.tsx';
import { checkQuery, type Check } from './api/check.ts';
import { solutionsQuery, type Solution } from './api/solutions.ts';
import { checkMessages } from './check-messages.ts';
import { CheckToolbar } from './check-toolbar.tsx';
import { ChecksSkeleton } from './checks-skeleton.tsx';
import { CheckMatrix } from './matrix/check-matrix.tsx';
import classes from './problem-checks.module.css';
import { InputPrograms } from './programs/input-programs.tsx';
import { FileDrop } from './solutions/file-drop.tsx';
import { SolutionDialog } from './solutions/solution-dialog.tsx';
import { useSolutionFiles } from './solutions/use-solution-files.ts';
import { useCheckActions } from './use-check-actions.ts';

interface ProblemChecksProps {
  /** Undefined until the problem is saved. */
  problemId: number | undefined;
  canEdit: boolean;
  /** The form has unsaved changes that the check does not include. */
  isDirty?: boolean;
  /** Sets the time limit in the form. */
  onUseTimeLimit?: (timeLimitMs: number) => void;
}

/** The author's solutions and their results on every case. */
export function ProblemChecks({ problemId, ...rest }: ProblemChecksProps) {
  const m = useMessages(checkMessages);
  if (problemId === undefined) {
    return (
      <div className={classes['root']}>
        <EmptyState title={m.noneTitle} compact>
          {m.saveFirst}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <SavedProblemChecks problemId={problemId} {...rest} />
      <InputPrograms problemId={problemId} canEdit={rest.canEdit} />
      <div className={classes['previews']}>
        <PreviewList scope={{ pid: problemId }} />
      </div>
    </>
  );
}

type SavedProps = ProblemChecksProps & { problemId: number };

function SavedProblemChecks({ problemId, canEdit, isDirty = false, onUseTimeLimit }: SavedProps) {
  const solutions = useQuery(solutionsQuery(problemId));
  const check = useQuery(checkQuery(problemId));
  const retry = () => void Promise.all([solutions.refetch(), check.refetch()]);
  if (solutions.data !== undefined && check.data !== undefined) {
    return (
      <LoadedChecks
        problemId={problemId}
        solutions={solutions.data}
        check={check.data}
        canEdit={canEdit}
        isDirty={isDirty}
        onUseTimeLimit={onUseTimeLimit}
      />
    );
  }
  return (
    <div className={classes['root']}>
      {solutions.isError || check.isError ? <ErrorState compact onRetry={retry} /> : <ChecksSkeleton />}
    </div>
  );
}

/** A cancelled check is not enough for advice. */
const isWhole = ({ isRunning, programs }: Check) =>
  !isRunning && programs.every(({ status, isCutShort }) => status !== statuses.cancelled || isCutShort);

interface LoadedChecksProps {
  problemId: number;
  solutions: readonly Solution[];
  check: Check | null;
  canEdit: boolean;
  isDirty: boolean;
  onUseTimeLimit: ((timeLimitMs: number) => void) | undefined;
}

/** The name of the edited solution, or a new solution. */
type Edited = { name: string | undefined };

function LoadedChecks({ problemId, solutions, check, canEdit, isDirty, onUseTimeLimit }: LoadedChecksProps) {
  const m = useMessages(checkMessages);
  const [edited, setEdited] = useState<Edited>();
  const languages = useQuery(localLanguageNamesQuery);
  const actions = useCheckActions(problemId);
  const addFiles = useSolutionFiles({
    solutions,
    languages: languages.data ?? [],
    save: actions.save.mutate,
  });
  const close = () => setEdited(undefined);
  return (
    <FileDrop isEnabled={canEdit} onFiles={addFiles}>
      <div className={classes['root']}>
        <CheckToolbar
          solutions={solutions}
          check={check}
          canEdit={canEdit}
          isDirty={isDirty}
          actions={actions}
          onAdd={() => setEdited({ name: undefined })}
          onFiles={addFiles}
        />
        {solutions.length === 0 ? (
          <EmptyState title={m.noneTitle} compact>
            {m.noneText}
          </EmptyState>
        ) : (
          <CheckMatrix
            problemId={problemId}
            solutions={solutions}
            check={check}
            canEdit={canEdit}
            onEdit={(name) => setEdited({ name })}
          />
        )}
        {check !== null && isWhole(check) && solutions.length > 0 && (
          <AdviceList check={check} onUseTimeLimit={canEdit ? onUseTimeLimit : undefined} />
        )}
      </div>
      <SolutionDialog
        edited={edited}
        solutions={solutions}
        // Without the list, solutions can still keep their language.
        languages={languages.isError ? [] : languages.data}
        save={actions.save}
        onClose={close}
      />
    </FileDrop>
  );
}
