import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { RateBar } from '../../../ui/charts/rate-bar.tsx';
import { DifficultyLabel } from '../../../ui/difficulty/difficulty-label.tsx';
import tableClasses from '../../../ui/roomy-table.module.css';
import { TagChip } from '../../../ui/tag-chip/tag-chip.tsx';
import { VerdictMark } from '../../../ui/verdict/verdict-mark.tsx';
import type { GroupProblem, OwnStatuses } from '../api/list-group-problems.ts';
import { groupContentMessages } from '../group-content-messages.ts';
import classes from './group-problems.module.css';

const notSubmitted = -10;

interface GroupProblemTableProps {
  groupId: number;
  problems: readonly GroupProblem[];
  /** Undefined while loading. */
  statuses: OwnStatuses | undefined;
  showsTags: boolean;
}

export function GroupProblemTable({ groupId, problems, statuses, showsTags }: GroupProblemTableProps) {
  const m = useMessages(groupContentMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.problems}>
      <thead>
        <tr>
          <th scope="col" className={classes['status']}>
            <VisuallyHidden>{m.status}</VisuallyHidden>
          </th>
          <th scope="col" className={classes['id']}>
            {m.id}
          </th>
          <th scope="col">{m.title}</th>
          {showsTags && (
            <th scope="col" className={classes['tags']}>
              {m.tags}
            </th>
          )}
          <th scope="col" className={classes['difficulty']}>
            {m.difficulty}
          </th>
          <th scope="col" className={classes['rate']}>
            {m.rate}
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <ProblemRow
            key={problem.pid}
            groupId={groupId}
            problem={problem}
            status={statuses?.[String(problem.pid)]?.status}
            showsTags={showsTags}
          />
        ))}
      </tbody>
    </table>
  );
}

interface ProblemRowProps extends Pick<GroupProblemTableProps, 'groupId' | 'showsTags'> {
  problem: GroupProblem;
  status: number | undefined;
}

function ProblemRow({ groupId, problem, status, showsTags }: ProblemRowProps) {
  const { problemId, title, difficulty, tags, ac, total } = problem;
  return (
    <tr>
      <td className={classes['status']}>
        <OwnMark status={status} />
      </td>
      <td className={classes['id']}>{problemId}</td>
      <td className={classes['title']}>
        <Link to={`/group/${String(groupId)}/problem/${encodeURIComponent(problemId)}`}>{title}</Link>
      </td>
      {showsTags && (
        <td className={classes['tags']}>
          {tags.map((tag) => (
            <TagChip key={tag.id} name={tag.name} color={tag.color} />
          ))}
        </td>
      )}
      <td className={classes['difficulty']}>
        <DifficultyLabel difficulty={difficulty} />
      </td>
      <td className={classes['rate']}>
        <RateBar part={ac} whole={total}>
          {ac} / {total}
        </RateBar>
      </td>
    </tr>
  );
}

/** Untried problems have no mark. */
function OwnMark({ status }: { status: number | undefined }) {
  const m = useMessages(groupContentMessages);
  if (status === undefined) return null;
  if (status === notSubmitted) return <VisuallyHidden>{m.untried}</VisuallyHidden>;
  return <VerdictMark status={status} form="icon" />;
}
