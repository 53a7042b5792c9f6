import { useMessages } from '../../../lib/messages.ts';
import { splitCountdown, timeSpanMessages } from '../../../lib/time-spans.ts';
import { momentOf, type ContestTimes } from '../../../lib/contest-clock/contest-moment.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { useServerNow } from '../../../lib/contest-clock/use-server-now.ts';
import { contestMessages } from '../contest-messages.ts';
import classes from './countdown.module.css';

interface CountdownProps {
  times: ContestTimes;
  clock: ServerClock;
  /** `line` puts everything on one line. */
  size?: 'normal' | 'large' | 'line';
}

/** Counts down to the start, then to the end. It is no live region: a screen reader reads it on demand. */
export function Countdown({ times, clock, size = 'normal' }: CountdownProps) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const nowMs = useServerNow(clock);
  const { stage } = momentOf(times, nowMs);
  const { days, clock: digits } = splitCountdown(
    (stage === 'scheduled' ? times.startMs : times.endMs) - nowMs,
  );
  return (
    <div className={classes['root']} role="timer" data-stage={stage} data-size={size}>
      <span className={classes['stage']}>{m.stages[stage]}</span>
      {stage !== 'ended' && (
        <span className={classes['left']}>
          <span>{stage === 'scheduled' ? m.startsIn : m.endsIn}</span>{' '}
          <strong>{spans.countdown(days, digits)}</strong>
        </span>
      )}
    </div>
  );
}
