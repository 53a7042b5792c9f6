import type { ReactNode } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { membershipMessages } from '../../lib/membership-messages.ts';
import type { Membership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';

export function MembershipFacts({ membership }: { membership: Membership }) {
  const m = useMessages(memberMessages);
  const words = useMessages(membershipMessages);
  const { status, level, isAnnual } = membership;
  return (
    <Sheet title={m.facts}>
      <dl className={classes['facts']}>
        <Fact name={m.status}>{words.status[status]}</Fact>
        <Fact name={m.level}>{level === undefined ? m.none : words.level(level)}</Fact>
        <Fact name={m.annual}>{isAnnual ? m.yes : m.no}</Fact>
        <Fact name={m.expiry}>
          <Expiry membership={membership} />
        </Fact>
      </dl>
    </Sheet>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Expiry({ membership: { status, expiresAt } }: { membership: Membership }) {
  const m = useMessages(memberMessages);
  const words = useMessages(membershipMessages);
  const locale = useLocale();
  if (expiresAt === undefined) return status === 'member' ? words.endless : m.none;
  const date = formatDate(expiresAt, locale);
  return (
    <time dateTime={expiresAt.toISOString()}>
      {status === 'expired' ? words.expiredOn(date) : words.expiresOn(date)}
    </time>
  );
}
