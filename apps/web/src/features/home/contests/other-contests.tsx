import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { otherContestsQuery } from '../api/list-other-contests.ts';
import { contestMessages } from './contest-messages.ts';
import classes from './contests.module.css';
import { isWebAddress } from './web-address.ts';

const shownContests = 4;

/** Contests of other sites. Renders nothing if there are none or the request failed. */
export function OtherContests() {
  const m = useMessages(contestMessages);
  const locale = useLocale();
  const { data = [] } = useQuery(otherContestsQuery);
  const shown = data.filter(({ url }) => isWebAddress(url)).slice(0, shownContests);
  if (shown.length === 0) return null;
  return (
    <div className={classes['elsewhere']}>
      <h3>{m.elsewhere}</h3>
      <ul className={classes['list']}>
        {shown.map((contest) => (
          <li key={`${contest.oj} ${contest.url} ${contest.beginTime}`}>
            <span className={classes['site']}>{contest.oj}</span>
            <a href={contest.url} target="_blank" rel="noreferrer">
              {contest.title}
              <IconExternalLink size={14} stroke={1.75} aria-label={m.newTab} role="img" />
            </a>
            <time dateTime={parseWireDate(contest.beginTime).toISOString()}>
              {formatDateTime(parseWireDate(contest.beginTime), locale)}
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}
