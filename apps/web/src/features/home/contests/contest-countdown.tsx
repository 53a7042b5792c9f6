import { useMessages } from '../../../lib/messages.ts';
import { splitCountdown, timeSpanMessages } from '../../../lib/time-spans.ts';
import type { RecentContest } from '../api/list-recent-contests.ts';
import { contestMessages } from './contest-messages.ts';
import { momentOf } from './contest-moment.ts';
import classes from './contests.module.css';
import { useNow } from './use-now.ts';

/** To the start, then to the end, ticking. Nothing is announced every second; whoever comes by reads it. */
export function ContestCountdown({ contest }: { contest: RecentContest }) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const { state, leftMs } = momentOf(contest, useNow());
  const { days, clock } = splitCountdown(leftMs);
  return (
    <span className={classes['countdown']} role="timer" data-state={state}>
      <span>{state === 'scheduled' ? m.startsIn : m.endsIn}</span>
      <strong>{spans.countdown(days, clock)}</strong>
    </span>
  );
}
