import { Button, VisuallyHidden } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RemoteImportDialog } from '../../../ui/remote-import/remote-import-dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { trainingFormQuery } from '../api/get-training-form.ts';
import { invalidateTrainings } from '../api/list-trainings.ts';
import { importRemoteProblem, trainingProblemsQuery } from '../api/training-problems.ts';
import { TrainingLinks } from '../training-links.tsx';
import type { TrainingScope } from '../training-scope.ts';
import { TrainingUnavailable } from '../training-unavailable.tsx';
import { AddDialog } from './add-dialog.tsx';
import { GroupProblemDialog } from './group-problem-dialog.tsx';
import { trainingProblemMessages } from './training-problem-messages.ts';
import { TrainingProblemTable } from './training-problem-table.tsx';
import classes from './training-problems.module.css';
import { useProblemChanges } from './use-problem-changes.ts';

interface TrainingProblemsProps {
  scope: TrainingScope;
  trainingId: number;
}

type Dialog = 'bank' | 'group' | 'remote';

/** The problems of a training: add, order, number and remove. */
export function TrainingProblems({ scope, trainingId }: TrainingProblemsProps) {
  const m = useMessages(trainingProblemMessages);
  const client = useQueryClient();
  const training = useQuery(trainingFormQuery(trainingId));
  const [dialog, setDialog] = useState<Dialog>();
  const isReady = training.data !== undefined;
  const close = () => setDialog(undefined);
  // Problems of other sites are imported into the public problem set, which groups cannot change.
  const second: Dialog = scope.groupId === undefined ? 'remote' : 'group';
  return (
    <>
      <PageHeader
        title={m.title}
        description={training.data?.training.title ?? '\u00a0'}
        level={scope.groupId === undefined ? 1 : 2}
        actions={
          <>
            <TrainingLinks scope={scope} trainingId={trainingId} current="problems" />
            <Button variant="default" disabled={!isReady} onClick={() => setDialog(second)}>
              {second === 'remote' ? m.importRemote : m.addGroup}
            </Button>
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} />}
              disabled={!isReady}
              onClick={() => setDialog('bank')}
            >
              {m.add}
            </Button>
          </>
        }
      />
      {isReady ? (
        <Problems scope={scope} trainingId={trainingId} />
      ) : (
        <TrainingUnavailable query={training} />
      )}
      <AddDialog scope={scope} trainingId={trainingId} isOpened={dialog === 'bank'} onClose={close} />
      <GroupProblemDialog trainingId={trainingId} isOpened={dialog === 'group'} onClose={close} />
      <RemoteImportDialog
        isOpened={dialog === 'remote'}
        title={m.remoteTitle}
        submitLabel={m.importOne}
        importManyTo={`/admin/remote/import?training=${String(trainingId)}`}
        importProblem={(problem) => importRemoteProblem({ ...problem, tid: trainingId })}
        onImported={() => invalidateTrainings(client)}
        onClose={close}
      />
    </>
  );
}

function Problems({ scope, trainingId }: TrainingProblemsProps) {
  const m = useMessages(trainingProblemMessages);
  const { data, isError, refetch } = useQuery(trainingProblemsQuery(scope, trainingId));
  const changes = useProblemChanges({ scope, trainingId, problems: data ?? [] });
  return (
    <>
      {changes.removed !== undefined && (
        <FormAlert kind="info">
          {m.removed(`${changes.removed.problem.problemId} ${changes.removed.problem.title}`)}{' '}
          <Button size="compact-sm" variant="default" loading={changes.isRestoring} onClick={changes.restore}>
            {m.undo}
          </Button>
        </FormAlert>
      )}
      {/* Its place is kept while the list loads. */}
      {(data === undefined || data.length > 1) && <p className={classes['hint']}>{m.orderHint}</p>}
      <VisuallyHidden role="status">{changes.announcement}</VisuallyHidden>
      <Sheet flush>
        {data !== undefined && data.length > 0 && (
          <TrainingProblemTable
            problems={data}
            isBusy={changes.isBusy}
            onMove={changes.move}
            onRank={changes.rank}
            onRemove={changes.remove}
          />
        )}
        {data?.length === 0 && <EmptyState title={m.emptyTitle}>{m.emptyText}</EmptyState>}
        {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={8} height={49} />}
      </Sheet>
    </>
  );
}
