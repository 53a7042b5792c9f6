import type { Calls, DataOf } from '@touchstone/contract';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { problemUsageMessages } from './problem-usage-messages.ts';
import classes from './problem-usage.module.css';

type Usage = DataOf<Calls['GET /api/admin/problem/get-problem-list']>['records'][number]['contests'];

/** Links to the contests that contain a problem. Renders nothing for an unused problem. */
export function ProblemUsage({ contests }: { contests: Usage }) {
  const m = useMessages(problemUsageMessages);
  if (contests.length === 0) return null;
  return (
    <span className={classes['usage']}>
      <span>{m.usedIn}</span>
      {contests.map(({ id, title, state }) => (
        <Link key={id} to={`/contest/${String(id)}`}>
          {m.inState(title, m.states[state])}
        </Link>
      ))}
    </span>
  );
}
