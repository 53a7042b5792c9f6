import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { reminderDays, type Membership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { FormAlert } from '../../ui/form-alert.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

/** In the last days of a membership, and after its end. */
export function MembershipReminder({ membership }: { membership: Membership }) {
  const m = useMessages(memberMessages);
  const locale = useLocale();
  const { status, daysLeft, expiresAt } = membership;
  if (expiresAt === undefined || daysLeft === undefined) return null;
  const date = formatDate(expiresAt, locale);
  const isEnding = status === 'member' && daysLeft <= reminderDays;
  if (!isEnding && status !== 'expired') return null;
  return (
    <FormAlert kind={isEnding ? 'warning' : 'info'}>
      <div className={classes['reminder']}>
        <span>{isEnding ? m.endsSoon(daysLeft, date) : m.hasEnded(date)}</span>
        <Button component={Link} to="/buy" size="compact-sm" variant="default">
          {m.renewNow}
        </Button>
      </div>
    </FormAlert>
  );
}
