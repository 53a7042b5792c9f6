import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import tableClasses from '../../../ui/dense-table.module.css';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { newestProblemsQuery, type NewestProblem } from '../api/list-newest-problems.ts';
import { MoreLink } from '../more-link.tsx';
import { QueryStates } from '../query-states.tsx';
import { newestProblemsMessages } from './newest-problems-messages.ts';
import classes from './newest-problems.module.css';

const rows = 10;

export function NewestProblems() {
  const m = useMessages(newestProblemsMessages);
  const problems = useQuery(newestProblemsQuery);
  return (
    <Sheet title={m.title} actions={<MoreLink to="/problem">{m.all}</MoreLink>} flush>
      <div className={classes['panel']}>
        <QueryStates
          query={problems}
          skeleton={<RowsSkeleton rows={rows + 1} />}
          isEmpty={(data) => data.length === 0}
          empty={<NoProblems />}
        >
          {(data) => <ProblemTable problems={data} />}
        </QueryStates>
      </div>
    </Sheet>
  );
}

function ProblemTable({ problems }: { problems: readonly NewestProblem[] }) {
  const m = useMessages(newestProblemsMessages);
  return (
    <table className={`${tableClasses['root'] ?? ''} ${classes['table'] ?? ''}`} aria-label={m.title}>
      <thead>
        <tr>
          <th className={classes['id']}>{m.id}</th>
          <th>{m.name}</th>
          <th className={classes['time']}>{m.added}</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ id, problemId, title, gmtCreate }) => (
          <tr key={id}>
            <td className={classes['id']}>{problemId}</td>
            <td>
              <Link
                className={classes['name']}
                to={`/problem/${encodeURIComponent(problemId)}`}
                title={title}
              >
                {title}
              </Link>
            </td>
            <td className={classes['time']}>
              <RelativeTime value={gmtCreate} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function NoProblems() {
  const m = useMessages(newestProblemsMessages);
  return (
    <EmptyState
      icon={<IconCode size={24} stroke={1.5} />}
      title={m.emptyTitle}
      action={
        <Button component={Link} to="/problem" variant="default">
          {m.emptyAction}
        </Button>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
