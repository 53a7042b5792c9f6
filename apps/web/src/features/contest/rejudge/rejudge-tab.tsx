import { Button, VisuallyHidden } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/index.ts';
import { useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../lib/toasts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PreviewList } from '../../../ui/rejudge-preview/preview-list.tsx';
import { RejudgeChoiceDialog } from '../../../ui/rejudge-preview/rejudge-choice-dialog.tsx';
import { useStartPreview } from '../../../ui/rejudge-preview/use-start-preview.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import { contestProblemsQuery, type ContestProblem } from '../api/list-contest-problems.ts';
import { useContest } from '../use-contest.ts';
import { rejudgeMessages } from './rejudge-messages.ts';
import classes from './rejudge.module.css';

const nameOf = ({ displayId, displayTitle }: ContestProblem) => `${displayId} ${displayTitle}`;

export function RejudgeTab() {
  const m = useMessages(rejudgeMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(contestProblemsQuery(contestId, true));
  const [selected, setSelected] = useState<ContestProblem>();
  const start = useStartPreview();
  const isEmpty = data === undefined || data.length === 0;
  return (
    <div className={classes['stack']}>
      <Sheet
        flush
        title={m.title}
        actions={
          <Button
            variant="default"
            loading={start.isPending}
            disabled={isEmpty}
            onClick={() => start.mutate({ cid: contestId })}
          >
            {m.previewAll}
          </Button>
        }
      >
        {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
        {data === undefined && !isError && <RowsSkeleton rows={6} height={52} />}
        {data?.length === 0 && <EmptyState title={m.empty}>{m.emptyText}</EmptyState>}
        {data !== undefined && data.length > 0 && <ProblemRows problems={data} onSelect={setSelected} />}
      </Sheet>
      <PreviewList scope={{ cid: contestId }} />
      {selected !== undefined && <ChooseRejudge problem={selected} onClose={() => setSelected(undefined)} />}
    </div>
  );
}

function ProblemRows({
  problems,
  onSelect,
}: {
  problems: readonly ContestProblem[];
  onSelect: (problem: ContestProblem) => void;
}) {
  const m = useMessages(rejudgeMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.table}>
      <thead>
        <tr>
          <th scope="col">{m.id}</th>
          <th scope="col">{m.name}</th>
          <th scope="col" className={classes['count']}>
            {m.accepted}
          </th>
          <th scope="col" className={classes['count']}>
            {m.total}
          </th>
          <th scope="col" className={classes['act']}>
            <VisuallyHidden>{m.rejudge}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={problem.id}>
            <td className={classes['id']}>{problem.pid}</td>
            <td>{nameOf(problem)}</td>
            <td className={classes['count']}>{problem.ac}</td>
            <td className={classes['count']}>{problem.total}</td>
            <td className={classes['act']}>
              <Button
                variant="default"
                size="compact-md"
                aria-label={m.rejudgeOf(nameOf(problem))}
                onClick={() => onSelect(problem)}
              >
                {m.rejudge}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The preview changes nothing; the direct rejudge clears results at once. */
function ChooseRejudge({ problem, onClose }: { problem: ContestProblem; onClose: () => void }) {
  const m = useMessages(rejudgeMessages);
  const { contestId } = useContest();
  const client = useQueryClient();
  const start = useStartPreview();
  const { isPending, mutate } = useMutation({
    mutationFn: () =>
      callApi('POST /api/contest-desk/rejudge', {
        body: { cid: contestId, pid: problem.pid },
        toastsError: true,
      }),
    onSuccess: () => showToast('success', m.done),
    onSettled: async () => {
      onClose();
      await client.invalidateQueries({ queryKey: ['contest', contestId] });
    },
  });
  return (
    <RejudgeChoiceDialog
      title={m.ask(nameOf(problem))}
      directText={m.text(problem.total)}
      isStarting={start.isPending}
      isRejudging={isPending}
      onPreview={() => start.mutate({ cid: contestId, pid: problem.pid })}
      onRejudge={() => mutate()}
      onClose={onClose}
    />
  );
}
