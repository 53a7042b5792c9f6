import type { Calls, DataOf } from '@touchstone/contract';
import { Link } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { problemUsageMessages } from './problem-usage-messages.ts';
import classes from './problem-usage.module.css';

type Usage = Pick<
  DataOf<Calls['GET /api/admin/problem/get-problem-list']>['records'][number],
  'contests' | 'trainings'
>;

/** Links to the contests and trainings that contain a problem. Renders nothing for an unused problem. */
export function ProblemUsage({ contests, trainings }: Usage) {
  const m = useMessages(problemUsageMessages);
  return (
    <>
      {contests.length > 0 && (
        <span className={classes['usage']}>
          <span>{m.usedIn}</span>
          {contests.map(({ id, title, state }) => (
            <Link key={id} to={`/contest/${String(id)}`}>
              {m.inState(title, m.states[state])}
            </Link>
          ))}
        </span>
      )}
      {trainings.length > 0 && (
        <span className={classes['usage']}>
          <span>{m.usedInTrainings}</span>
          {trainings.map(({ id, title, gid }) => (
            <Link
              key={id}
              to={gid === null ? `/training/${String(id)}` : `/group/${String(gid)}/training/${String(id)}`}
            >
              {title ?? m.ofGroup}
            </Link>
          ))}
        </span>
      )}
    </>
  );
}
