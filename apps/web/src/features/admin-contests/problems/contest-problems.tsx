import { Button } from '@mantine/core';
import { IconPlus, IconWorldDownload } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { nextDisplayId } from '@touchstone/rules/contests/next-display-id';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RemoteImportDialog } from '../../../ui/remote-import/remote-import-dialog.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { DeletionDialog } from '../../../ui/deletion-dialog.tsx';
import {
  contestProblemsQuery,
  importRemoteProblem,
  invalidateContestProblems,
  removeProblem,
  type ListedContestProblem,
  type ProblemSource,
} from '../api/contest-problems.ts';
import { contestQuery, type StoredContest } from '../api/get-contest.ts';
import { ContestLinks } from '../contest-links.tsx';
import { ContestMissing } from '../contest-missing.tsx';
import { createProblemUrl, headingLevelOf, type ContestScope } from '../contest-scope.ts';
import { AddDialog } from './add-dialog.tsx';
import { contestProblemMessages } from './contest-problem-messages.ts';
import { ContestProblemTable } from './contest-problem-table.tsx';
import { NameDialog } from './name-dialog.tsx';

interface ContestProblemsProps {
  scope: ContestScope;
  contestId: number;
}

export function ContestProblems({ scope, contestId }: ContestProblemsProps) {
  const m = useMessages(contestProblemMessages);
  const contest = useQuery(contestQuery(contestId));
  const [source, setSource] = useState<ProblemSource | 'remote'>();
  return (
    <>
      <PageHeader
        level={headingLevelOf(scope)}
        title={m.title}
        description={contest.data?.title ?? '\u00a0'}
        actions={
          <>
            <ContestLinks scope={scope} contestId={contestId} current="problems" />
            <Button component={Link} to={createProblemUrl(scope, contestId)} variant="default">
              {m.create}
            </Button>
            {/* Problems of other sites are imported into the problem set of the site, which groups cannot change. */}
            {scope.groupId === undefined && (
              <Button
                variant="default"
                leftSection={<IconWorldDownload size={16} stroke={1.75} />}
                disabled={contest.data === undefined}
                onClick={() => setSource('remote')}
              >
                {m.importRemote}
              </Button>
            )}
            {sourcesOf(scope).map((one) => (
              <Button
                key={one}
                variant={one === 'public' && scope.groupId !== undefined ? 'default' : 'filled'}
                leftSection={<IconPlus size={16} stroke={1.75} />}
                disabled={contest.data === undefined}
                onClick={() => setSource(one)}
              >
                {m.addFrom[one]}
              </Button>
            ))}
          </>
        }
      />
      {contest.data === undefined ? (
        <ContestMissing contest={contest} />
      ) : (
        <Problems scope={scope} contest={contest.data} source={source} onAdded={() => setSource(undefined)} />
      )}
    </>
  );
}

/** A contest of a group also takes problems of the group. */
const sourcesOf = ({ groupId }: ContestScope): ProblemSource[] =>
  groupId === undefined ? ['public'] : ['public', 'group'];

interface ProblemsProps {
  scope: ContestScope;
  contest: StoredContest;
  /** Where problems are being added from; undefined while the dialog is closed. */
  source: ProblemSource | 'remote' | undefined;
  onAdded: () => void;
}

function Problems({ scope, contest, source, onAdded }: ProblemsProps) {
  const m = useMessages(contestProblemMessages);
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(contestProblemsQuery(contest.id));
  const [named, setNamed] = useState<ListedContestProblem>();
  const [removed, setRemoved] = useState<ListedContestProblem>();
  const names = (data ?? []).map((one) => one.named);
  const taken = names.map(({ displayId }) => displayId);
  return (
    <Sheet flush>
      {data !== undefined && data.length > 0 && (
        <ContestProblemTable scope={scope} problems={data} onName={setNamed} onRemove={setRemoved} />
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
        taken={taken}
        source={data === undefined || source === 'remote' ? undefined : source}
        onClose={onAdded}
      />
      <RemoteImportDialog
        isOpened={data !== undefined && source === 'remote'}
        title={m.remoteTitle}
        submitLabel={m.importOne}
        importManyTo={`/admin/remote/import?contest=${String(contest.id)}`}
        importProblem={(problem) =>
          importRemoteProblem({ ...problem, cid: contest.id, displayId: nextDisplayId(taken) })
        }
        onImported={() => invalidateContestProblems(client)}
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
