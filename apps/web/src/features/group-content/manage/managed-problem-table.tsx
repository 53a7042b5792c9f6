import { Badge, Table, VisuallyHidden } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages.ts';
import { parseAuth, visibilityOfAuth } from '../../../lib/problem-visibilities.ts';
import { showToast } from '../../../lib/toasts.ts';
import { RowTitle } from '../../../ui/list-page/row-title.tsx';
import { VisibilitySelect } from '../../../ui/problem-visibility/visibility-select.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import managed from '../../../ui/managed-table.module.css';
import { changeVisibility, invalidateGroupProblems, type ManagedProblem } from '../api/manage-problems.ts';
import { groupProblemUrl } from '../group-problem-urls.ts';
import { applicationOf, type ApplicationState } from './application.ts';
import { managedProblemMessages } from './managed-problem-messages.ts';
import classes from './managed-problems.module.css';
import { ProblemActions } from './problem-actions.tsx';

interface TableProps {
  groupId: number;
  problems: readonly ManagedProblem[];
  canApply: (problem: ManagedProblem) => boolean;
  onApply: (problem: ManagedProblem) => void;
  onDelete: (problem: ManagedProblem) => void;
}

export function ManagedProblemTable({ problems, ...row }: TableProps) {
  const m = useMessages(managedProblemMessages);
  return (
    <Table
      className={`${managed['root'] ?? ''} ${classes['table'] ?? ''}`}
      borderColor="var(--color-line)"
      highlightOnHover
      aria-label={m.table}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th className={classes['id'] ?? ''}>{m.columnId}</Table.Th>
          <Table.Th>{m.columnTitle}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['time'] ?? ''}>{m.columnCreated}</Table.Th>
          <Table.Th className={classes['application'] ?? ''}>{m.columnApplication}</Table.Th>
          <Table.Th className={classes['auth'] ?? ''}>{m.columnVisibility}</Table.Th>
          <Table.Th className={managed['actions'] ?? ''}>
            <VisuallyHidden>{m.columnActions}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {problems.map((problem) => (
          <ProblemRow key={problem.id} problem={problem} {...row} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

type RowProps = Omit<TableProps, 'problems'> & { problem: ManagedProblem };

function ProblemRow({ groupId, problem, canApply, onApply, onDelete }: RowProps) {
  const m = useMessages(managedProblemMessages);
  const { id, problemId, title, modifiedUser } = problem;
  const author = problem.author ?? m.noAuthor;
  const application = applicationOf(problem.applyPublicProgress);
  // An approved problem is one of the site.
  const page =
    application === 'approved'
      ? `/problem/${encodeURIComponent(problemId)}`
      : groupProblemUrl(groupId, problemId);
  return (
    <Table.Tr>
      <Table.Td className={classes['id'] ?? ''}>
        {problemId}
        <span className={managed['under']}>#{id}</span>
      </Table.Td>
      <Table.Td>
        <RowTitle to={page} label={m.open(title)}>
          {title}
        </RowTitle>
        <span className={managed['narrower']}>
          {problemId} · {author}
          {application !== 'none' && ` · ${m.applications[application]}`}
        </span>
      </Table.Td>
      <Table.Td className={classes['author'] ?? ''}>
        {author}
        {modifiedUser !== null && modifiedUser !== problem.author && (
          <span className={managed['under']}>{m.modifiedBy(modifiedUser)}</span>
        )}
      </Table.Td>
      <Table.Td className={classes['time'] ?? ''}>
        <RelativeTime value={problem.gmtCreate} />
      </Table.Td>
      <Table.Td className={classes['application'] ?? ''}>
        <ApplicationBadge state={application} />
      </Table.Td>
      <Table.Td className={classes['auth'] ?? ''}>
        <Visibility groupId={groupId} problem={problem} />
      </Table.Td>
      <Table.Td className={managed['actions'] ?? ''}>
        <ProblemActions
          groupId={groupId}
          problem={problem}
          canApply={canApply(problem)}
          onApply={() => onApply(problem)}
          onDelete={() => onDelete(problem)}
        />
      </Table.Td>
    </Table.Tr>
  );
}

const applicationColors = { pending: 'info', approved: 'good', refused: 'bad' } as const;

function ApplicationBadge({ state }: { state: ApplicationState }) {
  const m = useMessages(managedProblemMessages);
  const word = m.applications[state];
  if (state === 'none') return <span className={classes['muted']}>{word}</span>;
  return <Badge color={applicationColors[state]}>{word}</Badge>;
}

/** Saves immediately, without a question: the change can be undone. */
function Visibility({ groupId, problem }: { groupId: number; problem: ManagedProblem }) {
  const m = useMessages(managedProblemMessages);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: changeVisibility,
    onSuccess: (_answer, { auth }) =>
      showToast(
        'success',
        m.changed(problem.problemId, m.visibilities[visibilityOfAuth[parseAuth(auth) ?? 2]]),
      ),
    // Also after a refusal: the problem may have changed meanwhile.
    onSettled: () => invalidateGroupProblems(client, groupId),
  });
  return (
    <VisibilitySelect
      label={m.visibilityOf(problem.problemId)}
      words={m.visibilities}
      auth={change.isPending ? change.variables.auth : problem.auth}
      canChange={problem.canEdit}
      canPublish
      // A contest of the group hides its problems itself.
      choices={[1, 2]}
      isSaving={change.isPending}
      onChange={(auth) => change.mutate({ pid: problem.id, auth })}
    />
  );
}
