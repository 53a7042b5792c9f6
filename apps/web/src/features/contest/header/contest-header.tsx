import { useMemo, type ReactNode } from 'react';
import type { Contest } from '../api/get-contest.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { ContestFacts } from './contest-facts.tsx';
import classes from './contest-header.module.css';
import { Countdown } from './countdown.tsx';
import { Timeline } from './timeline.tsx';

interface ContestHeaderProps {
  contest: Contest;
  clock: ServerClock;
  /** Buttons beside the facts. */
  actions?: ReactNode;
}

/**
 * Title, ranking rules and schedule of a contest. Needs no contest provider: the public scoreboard uses it
 * too.
 */
export function ContestHeader({ contest, clock, actions }: ContestHeaderProps) {
  const times = useMemo(() => timesOf(contest), [contest]);
  return (
    <header className={classes['root']}>
      <div className={classes['top']}>
        <div className={classes['words']}>
          <h1 className={classes['title']}>{contest.title}</h1>
          <div className={classes['facts']}>
            <ContestFacts contest={contest} />
            {actions}
          </div>
        </div>
        <Countdown times={times} clock={clock} size="large" />
      </div>
      <Timeline times={times} clock={clock} />
    </header>
  );
}
