import { useMemo } from 'react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { contestMessages } from '../contest-messages.ts';
import type { ContestTab } from '../tabs/contest-tabs.ts';
import { TabBar } from '../tabs/tab-bar.tsx';
import { useContest } from '../use-contest.ts';
import classes from './contest-bar.module.css';
import { Countdown } from './countdown.tsx';
import { Timeline } from './timeline.tsx';

/** The contest header in one line, for pages that need space. Without `tab` it shows no tabs (focus mode). */
export function ContestBar({ tab }: { tab?: ContestTab }) {
  const m = useMessages(contestMessages);
  const { contest, contestId, clock } = useContest();
  const times = useMemo(() => timesOf(contest), [contest]);
  return (
    <div className={classes['root']} role="region" aria-label={m.contest}>
      <div className={classes['line']}>
        <Link className={classes['title']} to={`/contest/${String(contestId)}`} title={contest.title}>
          {contest.title}
        </Link>
        {tab !== undefined && (
          <div className={classes['tabs']}>
            <TabBar current={tab} isCompact />
          </div>
        )}
        <Countdown times={times} clock={clock} size="line" />
      </div>
      <Timeline times={times} clock={clock} hasMarks={false} />
    </div>
  );
}
