import { useMemo, type ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { SubjectBar } from '../../../ui/subject-bar.tsx';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';
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
    <SubjectBar
      label={m.contest}
      title={contest.title}
      to={`/contest/${String(contestId)}`}
      aside={<Countdown times={times} clock={clock} size="line" />}
      below={<Timeline times={times} clock={clock} hasMarks={false} />}
    >
      {children}
    </SubjectBar>
  );
}
