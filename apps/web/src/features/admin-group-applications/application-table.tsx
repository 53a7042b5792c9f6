import { Badge, Button, Table } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { RowTitle } from '../../ui/list-page/row-title.tsx';
import { decideApplication, applicationsKey, type Application } from './api/applications.ts';
import { applicationMessages } from './application-messages.ts';
import classes from './applications.module.css';

/** By the numbers on the wire; unknown numbers count as open. */
const progresses = {
  1: { key: 'open', color: 'info' },
  2: { key: 'approved', color: 'good' },
  3: { key: 'refused', color: 'gray' },
} as const;
type Progress = keyof typeof progresses;

const progressOf = (value: number): Progress => (value === 2 || value === 3 ? value : 1);

export function ApplicationTable({ applications }: { applications: readonly Application[] }) {
  const m = useMessages(applicationMessages);
  return (
    <Table className={classes['table'] ?? ''} borderColor="var(--color-line)">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{m.columnProblem}</Table.Th>
          <Table.Th className={classes['group'] ?? ''}>{m.columnGroup}</Table.Th>
          <Table.Th className={classes['author'] ?? ''}>{m.columnAuthor}</Table.Th>
          <Table.Th className={classes['state'] ?? ''}>{m.columnState}</Table.Th>
          <Table.Th className={classes['actions'] ?? ''}>{m.columnActions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const m = useMessages(applicationMessages);
  const { problemId, title, gid } = application;
  const author = application.author ?? m.noAuthor;
  const progress = progresses[progressOf(application.applyPublicProgress)];
  const address = application.isGroup
    ? `/group/${String(gid)}/problem/${encodeURIComponent(problemId)}`
    : `/problem/${encodeURIComponent(problemId)}`;
  return (
    <Table.Tr>
      <Table.Td>
        <RowTitle to={address}>
          {problemId} {title}
        </RowTitle>
        <span className={classes['narrow']}>
          {m.group(gid)} · {author}
        </span>
      </Table.Td>
      <Table.Td className={classes['group'] ?? ''}>{m.group(gid)}</Table.Td>
      <Table.Td className={classes['author'] ?? ''}>{author}</Table.Td>
      <Table.Td className={classes['state'] ?? ''}>
        <Badge color={progress.color}>{m.progress[progress.key]}</Badge>
      </Table.Td>
      <Table.Td className={classes['actions'] ?? ''}>
        <DecisionButtons application={application} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Either decision can be reversed, so neither asks for confirmation. */
function DecisionButtons({
  application: { id, problemId, applyPublicProgress },
}: {
  application: Application;
}) {
  const m = useMessages(applicationMessages);
  const client = useQueryClient();
  const done: Record<Progress, (problem: string) => string> = { 1: m.reopened, 2: m.approved, 3: m.refused };
  const answer = useMutation({
    mutationFn: (progress: Progress) => decideApplication({ pid: id, progress }),
    onSuccess: (_nothing, progress) => showToast('success', done[progress](problemId)),
    onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
  const isOpen = progressOf(applyPublicProgress) === 1;
  const button = (progress: Progress, words: { label: string; name: string }) => (
    <Button
      size="compact-sm"
      variant={progress === 2 ? 'filled' : 'default'}
      aria-label={words.name}
      disabled={answer.isPending}
      loading={answer.isPending && answer.variables === progress}
      onClick={() => answer.mutate(progress)}
    >
      {words.label}
    </Button>
  );
  if (!isOpen) return button(1, { label: m.reopen, name: m.reopenOf(problemId) });
  return (
    <span className={classes['answers']}>
      {button(3, { label: m.refuse, name: m.refuseOf(problemId) })}
      {button(2, { label: m.approve, name: m.approveOf(problemId) })}
    </span>
  );
}
