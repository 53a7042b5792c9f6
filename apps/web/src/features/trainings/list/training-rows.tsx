import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { stateMessages } from '../../../ui/state-messages.ts';
import { dueDatesQuery } from '../api/list-due-dates.ts';
import { trainingLocksQuery } from '../api/list-training-locks.ts';
import type { ListedTraining } from '../api/list-trainings.ts';
import { listMessages } from './list-messages.ts';
import { TrainingRow } from './training-row.tsx';
import classes from './training-list.module.css';

interface TrainingRowsProps {
  groupId?: number;
  trainings: {
    data: { records: ListedTraining[]; total: number } | undefined;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  page: number;
  size: number;
  onPageChange: (page: number) => void;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
}

/** The rows of a list of trainings (loading, failed, empty or loaded) and the pager. */
export function TrainingRows({ groupId, trainings, page, size, onPageChange, empty }: TrainingRowsProps) {
  const m = useMessages(listMessages);
  const { data, isError, isPlaceholderData, refetch } = trainings;
  const uid = useSession().user?.uid;
  const ids = data?.records.map(({ id }) => id) ?? [];
  const due = useQuery(dueDatesQuery(uid, ids));
  const locks = useQuery(trainingLocksQuery(uid, ids));
  if (data === undefined)
    return isError ? (
      <div className={classes['box']}>
        <ErrorState title={m.failed} onRetry={() => void refetch()} />
      </div>
    ) : (
      <ListSkeleton />
    );
  if (data.records.length === 0) return empty;
  return (
    <>
      <ul className={classes['list']} aria-busy={isPlaceholderData}>
        {data.records.map((training) => (
          <TrainingRow
            key={training.id}
            training={training}
            groupId={groupId}
            due={due.data?.[String(training.id)]}
            lock={locks.data?.[String(training.id)]}
          />
        ))}
      </ul>
      <Pager total={data.total} page={page} size={size} onPageChange={onPageChange} />
    </>
  );
}

const boneCount = 8;

/** Has the height of loaded rows, to avoid a layout shift. */
function ListSkeleton() {
  const { loading } = useMessages(stateMessages);
  return (
    <div className={classes['list']} role="status" aria-label={loading}>
      {Array.from({ length: boneCount }, (_, index) => (
        <div key={index} className={classes['bone']}>
          <Skeleton height={14} width={36} />
          <Skeleton height={14} width="38%" />
          <Skeleton height={10} />
        </div>
      ))}
    </div>
  );
}
