import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';
import classes from './contest-bar.module.css';
import { Countdown } from './countdown.tsx';
import { Timeline } from './timeline.tsx';

/**
 * The contest header in one line with the problems of the contest, for pages that need space. The menu of the top bar
 * leads to the other pages of the contest.
 */
export function ContestBar({ children }: { children: ReactNode }) {
  const m = useMessages(contestMessages);
  const { contest, contestId, clock } = useContest();
  const times = useMemo(() => timesOf(contest), [contest]);
  return (
    <div className={classes['root']} role="region" aria-label={m.contest}>
      <div className={classes['line']}>
        <Link className={classes['title']} to={`/contest/${String(contestId)}`} title={contest.title}>
          {contest.title}
        </Link>
        <div className={classes['strip']}>{children}</div>
        <Countdown times={times} clock={clock} size="line" />
      </div>
      <Timeline times={times} clock={clock} hasMarks={false} />
    </div>
  );
}
