import { IconLock } from '@tabler/icons-react';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { formatTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { splitDuration, timeSpanMessages } from '../../../lib/time-spans.ts';
import { LoginLink } from '../../../ui/login-link.tsx';
import type { RecentContest } from '../api/list-recent-contests.ts';
import { ContestCountdown } from './contest-countdown.tsx';
import { contestMessages } from './contest-messages.ts';
import classes from './contests.module.css';

const oiType = 1;
const openToAll = 0;

interface ContestRowProps {
  contest: RecentContest;
  clock: ServerClock;
}

export function ContestRow({ contest, clock }: ContestRowProps) {
  const m = useMessages(contestMessages);
  const spans = useMessages(timeSpanMessages);
  const { days, hours, minutes } = splitDuration(contest.duration);
  const facts = [
    contest.type === oiType ? 'OI' : 'ACM',
    spans.duration(days, hours, minutes),
    contest.count !== null && contest.count > 0 ? m.people(contest.count) : '',
  ].filter((fact) => fact !== '');
  return (
    <li className={classes['row']}>
      <StartTile startTime={contest.startTime} />
      <div className={classes['words']}>
        <LoginLink className={classes['name']} to={`/contest/${String(contest.id)}`}>
          {contest.title}
        </LoginLink>
        <span className={classes['facts']}>
          {facts.join(' · ')}
          {contest.auth !== openToAll && (
            <IconLock size={14} stroke={1.75} role="img" aria-label={m.locked} />
          )}
        </span>
      </div>
      <ContestCountdown contest={contest} clock={clock} />
    </li>
  );
}

/** Start date like a calendar sheet, with the time below. */
function StartTile({ startTime }: { startTime: string }) {
  const locale = useLocale();
  const start = parseWireDate(startTime);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(start);
  return (
    <time className={classes['tile']} dateTime={start.toISOString()}>
      <span>{part({ month: 'short' })}</span>
      <strong>{start.getDate()}</strong>
      <span>{formatTime(start, locale)}</span>
    </time>
  );
}
