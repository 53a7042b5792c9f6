import { Tooltip } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { formatDateTime, formatTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { LoginLink } from '../../../ui/login-link.tsx';
import outline from '../../../ui/outline-link.module.css';
import type { ListedContest } from '../api/list-contests.ts';
import { timesOf } from '../../../lib/contest-clock/contest-moment.ts';
import { useContestMoment } from '../../../lib/contest-clock/use-contest-moment.ts';
import type { ServerClock } from '../../../lib/contest-clock/server-clock.ts';
import { ContestFacts } from '../header/contest-facts.tsx';
import { isOi } from '../header/contest-kind.ts';
import { Countdown } from '../header/countdown.tsx';
import classes from './contest-row.module.css';
import { listMessages } from './list-messages.ts';

interface ContestRowProps {
  contest: ListedContest;
  clock: ServerClock;
}

/** Guests are asked to log in when they open a contest. */
export function ContestRow({ contest, clock }: ContestRowProps) {
  const times = useMemo(() => timesOf(contest), [contest]);
  const { stage } = useContestMoment({ contest, clock });
  return (
    <li className={`${card['card'] ?? ''} ${classes['root'] ?? ''}`} data-stage={stage}>
      <StartTile startTime={contest.startTime} />
      <div className={classes['words']}>
        <h2 className={classes['title']}>
          <LoginLink className={card['link']} to={`/contest/${String(contest.id)}`}>
            {contest.title}
          </LoginLink>
        </h2>
        <ContestFacts contest={contest} />
      </div>
      <div className={classes['end']}>
        <Countdown times={times} clock={clock} />
        {contest.openRank === true && <BoardLink contest={contest} isOpen={stage !== 'scheduled'} />}
      </div>
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
    <time className={classes['tile']} dateTime={start.toISOString()} title={formatDateTime(start, locale)}>
      <span>{part({ year: 'numeric', month: 'short' })}</span>
      <strong>{start.getDate()}</strong>
      <span>{formatTime(start, locale)}</span>
    </time>
  );
}

/** Link to the public scoreboard, disabled until the start. */
function BoardLink({ contest, isOpen }: { contest: ListedContest; isOpen: boolean }) {
  const m = useMessages(listMessages);
  const icon = <IconChartBar size={16} stroke={1.75} aria-hidden="true" />;
  if (!isOpen)
    return (
      <Tooltip label={m.boardClosed}>
        <span
          className={`${outline['root'] ?? ''} ${classes['board'] ?? ''}`}
          role="link"
          aria-disabled="true"
          aria-label={m.boardOf(contest.title)}
          tabIndex={0}
        >
          {icon}
          {m.board}
        </span>
      </Tooltip>
    );
  return (
    <Link
      className={`${outline['root'] ?? ''} ${classes['board'] ?? ''}`}
      to={`/contest/${isOi(contest) ? 'oi' : 'acm'}-scoreboard/${String(contest.id)}`}
      aria-label={m.boardOf(contest.title)}
    >
      {icon}
      {m.board}
    </Link>
  );
}
