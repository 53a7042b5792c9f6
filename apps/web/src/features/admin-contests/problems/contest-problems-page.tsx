import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import {
  contestProblemsQuery,
  invalidateContestProblems,
  removeProblem,
  type ListedContestProblem,
} from '../api/contest-problems.ts';
import { contestQuery, type StoredContest } from '../api/get-contest.ts';
import { ContestLinks } from '../contest-links.tsx';
import { ContestMissing } from '../contest-missing.tsx';
import { AddDialog } from './add-dialog.tsx';
import { contestProblemMessages } from './contest-problem-messages.ts';
import { ContestProblemTable } from './contest-problem-table.tsx';
import { NameDialog } from './name-dialog.tsx';

export function Component() {
  const m = useMessages(contestProblemMessages);
  const contestId = Number(useParams()['contestId']);
  const contest = useQuery(contestQuery(contestId));
  const [isAdding, setAdding] = useState(false);
  return (
    <PageContainer width="full">
      <PageHeader
        title={m.title}
        description={contest.data?.title ?? '\u00a0'}
        actions={
          <>
            <ContestLinks contestId={contestId} current="problems" />
            <Button
              component={Link}
              to={`/admin/contest/${String(contestId)}/problem/create`}
              variant="default"
            >
              {m.create}
            </Button>
            <Button
              leftSection={<IconPlus size={16} stroke={1.75} />}
              disabled={contest.data === undefined}
              onClick={() => setAdding(true)}
            >
              {m.add}
            </Button>
          </>
        }
      />
      {contest.data === undefined ? (
        <ContestMissing contest={contest} />
      ) : (
        <Problems contest={contest.data} isAdding={isAdding} onAdded={() => setAdding(false)} />
      )}
    </PageContainer>
  );
}

interface ProblemsProps {
  contest: StoredContest;
  isAdding: boolean;
  onAdded: () => void;
}

function Problems({ contest, isAdding, onAdded }: ProblemsProps) {
  const m = useMessages(contestProblemMessages);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(contestProblemsQuery(contest.id));
  const [named, setNamed] = useState<ListedContestProblem>();
  const [removed, setRemoved] = useState<ListedContestProblem>();
  const names = (data ?? []).map((one) => one.named);
  return (
    <Sheet flush>
      {data !== undefined && data.length > 0 && (
        <ContestProblemTable problems={data} onName={setNamed} onRemove={setRemoved} />
      )}
      {data?.length === 0 && <EmptyState title={m.emptyTitle}>{m.emptyText}</EmptyState>}
      {data === undefined && isError && <ErrorState title={m.failedTitle} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={8} height={49} />}
      <NameDialog
        target={named?.named}
        taken={names.filter(({ id }) => id !== named?.named.id).map(({ displayId }) => displayId)}
        onClose={() => setNamed(undefined)}
      />
      <AddDialog
        contestId={contest.id}
        problemType={contest.type}
        taken={names.map(({ displayId }) => displayId)}
        isOpened={isAdding && data !== undefined}
        onClose={onAdded}
      />
      <DeletionDialog
        target={removed}
        texts={{ title: m.removeTitle, confirm: m.remove, done: m.removed }}
        textOf={(one) =>
          m.removeText(`${one.named.displayId} ${one.named.displayTitle}`, one.named.submissionCount)
        }
        remove={({ problem }) => removeProblem({ cid: contest.id, pid: problem.id })}
        invalidate={() => invalidateContestProblems(client)}
        onClose={() => setRemoved(undefined)}
      />
    </Sheet>
  );
}
