import { momentOf, timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { useServerNow } from '../../../lib/contest-clock/use-server-now.ts';
import { useMessages } from '../../../lib/messages.ts';
import { splitCountdown, timeSpanMessages } from '../../../lib/time-spans.ts';
import type { RecentContest } from '../api/list-recent-contests.ts';
import { contestMessages } from './contest-messages.ts';
import classes from './contests.module.css';

interface ContestCountdownProps {
  contest: RecentContest;
  clock: ServerClock;
}

/** Counts down to the start, then to the end. It is no live region: a screen reader reads it on demand. */
export function ContestCountdown({ contest, clock }: ContestCountdownProps) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const times = timesOf(contest);
  const nowMs = useServerNow(clock);
  const { stage } = momentOf(times, nowMs);
  const isEarly = stage === 'scheduled';
  const { days, clock: digits } = splitCountdown((isEarly ? times.startMs : times.endMs) - nowMs);
  return (
    <span className={classes['countdown']} role="timer" data-state={stage}>
      <span>{isEarly ? m.startsIn : m.endsIn}</span>
      <strong>{spans.countdown(days, digits)}</strong>
    </span>
  );
}
