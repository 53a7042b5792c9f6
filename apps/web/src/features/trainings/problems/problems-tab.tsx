import { Switch } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { setShowTags, useShowTags } from '../../../lib/show-tags.ts';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { trainingProblemsQuery } from '../api/list-training-problems.ts';
import { useTraining } from '../use-training.ts';
import { problemMessages } from './problem-messages.ts';
import { ProblemTable } from './problem-table.tsx';
import classes from './problem-table.module.css';

const longestSkeleton = 12;

export function ProblemsTab() {
  const m = useMessages(problemMessages);
  const { training, progress, context } = useTraining();
  const showsTags = useShowTags();
  const { data, isError, refetch } = useQuery(trainingProblemsQuery(context.trainingId));
  return (
    <>
      <div className={classes['tools']}>
        <span className={classes['count']}>{m.count(data?.length ?? training.problemCount)}</span>
        <Switch
          label={m.showTags}
          checked={showsTags}
          onChange={(event) => setShowTags(event.currentTarget.checked)}
        />
      </div>
      <Sheet flush>
        {data !== undefined && data.length > 0 && (
          <ProblemTable problems={data} cells={progress.cells} showsTags={showsTags} />
        )}
        {data?.length === 0 && (
          <EmptyState icon={<IconFileOff size={24} stroke={1.5} />} title={m.empty}>
            {m.emptyText}
          </EmptyState>
        )}
        {data === undefined &&
          (isError ? (
            <ErrorState title={m.failed} onRetry={() => void refetch()} />
          ) : (
            <RowsSkeleton
              rows={Math.max(1, Math.min(longestSkeleton, training.problemCount)) + 1}
              height={48}
            />
          ))}
      </Sheet>
    </>
  );
}
