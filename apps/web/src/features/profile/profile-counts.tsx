import { Link } from 'react-router';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import type { UserHomeInfo } from './api/get-user-home-info.ts';
import classes from './profile-counts.module.css';
import { profileMessages } from './profile-messages.ts';

const acceptedStatus = '0';

const submissionsAddress = (username: string, status?: string): string =>
  `/status?${new URLSearchParams({ username, ...(status !== undefined && { status }) }).toString()}`;

/** Four figures in a row; earned ones have a gold mark. */
export function ProfileCounts({ profile }: { profile: UserHomeInfo }) {
  const m = useMessages(profileMessages);
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const { username, total, solvedList, score, rating } = profile;
  return (
    <section className={classes['root']} aria-label={m.counts}>
      <Figure label={m.submissions} value={number.format(total)} to={submissionsAddress(username)} />
      <Figure
        label={m.solved}
        value={number.format(solvedList.length)}
        to={submissionsAddress(username, acceptedStatus)}
        isWon={solvedList.length > 0}
      />
      <Figure label={m.score} value={number.format(score)} />
      <Figure
        label={m.rating}
        value={rating === null ? m.noRating : number.format(rating)}
        isMissing={rating === null}
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isMissing?: boolean;
  to?: string;
  isWon?: boolean;
}

function Figure({ label, value, isMissing = false, to, isWon = false }: FigureProps) {
  const content = (
    <>
      <span className={classes['label']}>{label}</span>
      <span className={classes['value']} data-won={isWon || undefined} data-missing={isMissing || undefined}>
        {value}
      </span>
    </>
  );
  if (to === undefined) return <div className={classes['figure']}>{content}</div>;
  return (
    <Link className={classes['figure']} to={to}>
      {content}
    </Link>
  );
}
