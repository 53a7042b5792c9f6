import { formatDate, parseWireDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { useMembershipWords } from '../../ui/membership/membership-words.ts';
import type { MembershipTime } from './api/membership.ts';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

/** Levels one after another. One level alone is in the facts already. */
export function MembershipPeriods({ periods }: Pick<MembershipTime, 'periods'>) {
  const m = useMessages(memberMessages);
  const words = useMessages(membershipMessages);
  const { levelOf } = useMembershipWords();
  const locale = useLocale();
  const dateOf = (text: string) => formatDate(parseWireDate(text), locale);
  if (periods.length < 2) return null;
  return (
    <div className={classes['periods']}>
      <p>{m.periods}</p>
      <ol>
        {periods.map(({ level, from, to }) => (
          <li key={level}>
            <span>{levelOf(level)}</span>
            <span>{to === null ? words.endless : m.fromTo(dateOf(from), dateOf(to))}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
