import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import { useMessages } from '../../../lib/messages.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { outdatedQuery, trialQuery } from '../api/trial.ts';
import { ChangeActions } from './change-actions.tsx';
import { changeMessages } from './change-messages.ts';
import { ChangeSkeleton, ChangeSummary } from './change-summary.tsx';
import classes from './change.module.css';
import { TrialSection } from './trial-section.tsx';

interface JudgingChangeDialogProps {
  problemId: number;
  isOpened: boolean;
  /** The change in the response of the save, used until the server has newer data. */
  change?: JudgingChange | null | undefined;
  onClose: () => void;
}

/** Opens after the judging data changed: shows the effect on existing submissions, with a trial before the rejudge. */
export function JudgingChangeDialog({ problemId, isOpened, change, onClose }: JudgingChangeDialogProps) {
  const m = useMessages(changeMessages);
  return (
    <Modal
      opened={isOpened}
      onClose={onClose}
      title={m.title}
      size={760}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {isOpened && <DialogBody problemId={problemId} change={change ?? null} onClose={onClose} />}
    </Modal>
  );
}

interface DialogBodyProps {
  problemId: number;
  change: JudgingChange | null;
  onClose: () => void;
}

function DialogBody({ problemId, change, onClose }: DialogBodyProps) {
  const outdated = useQuery({ ...outdatedQuery(problemId), staleTime: 0 });
  const trial = useQuery({ ...trialQuery(problemId), staleTime: 0 });
  const retry = () => void Promise.all([outdated.refetch(), trial.refetch()]);
  if (outdated.data === undefined || trial.data === undefined) {
    const isFailed = outdated.isError || trial.isError;
    return isFailed ? <ErrorState compact onRetry={retry} /> : <ChangeSkeleton />;
  }
  const isRejudging = (outdated.data.rejudge?.left ?? 0) > 0;
  const hasOutdated = outdated.data.outdatedSubmissions.length > 0;
  return (
    <div className={classes['body']}>
      <ChangeSummary change={outdated.data.judgingChange ?? change} state={outdated.data} />
      {!isRejudging && (hasOutdated || trial.data?.isRunning === true) && (
        <TrialSection problemId={problemId} trial={trial.data} />
      )}
      <ChangeActions problemId={problemId} state={outdated.data} onClose={onClose} />
    </div>
  );
}
