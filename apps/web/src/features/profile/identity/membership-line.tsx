import { Badge, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { membershipMessages } from '../../../lib/membership-messages.ts';
import { parseMembership, type Membership, type MemberStatus } from '../../../lib/membership.ts';
import { useMessages } from '../../../lib/messages.ts';
import type { UserHomeInfo } from '../api/get-user-home-info.ts';
import { profileMessages } from '../profile-messages.ts';

const colors: Record<MemberStatus, string> = {
  registered: 'gray',
  verified: 'info',
  member: 'gold',
  expired: 'gray',
};

/**
 * For example "Member · Level 1-2 · Annual"; the tooltip shows the expiry date. Renders nothing without a
 * membership.
 */
export function MembershipLine({ profile, isOwn }: { profile: UserHomeInfo; isOwn: boolean }) {
  const m = useMessages(membershipMessages);
  const words = useMessages(profileMessages);
  const [now] = useState(() => new Date());
  const membership = parseMembership(profile, now);
  const expiry = useExpiryText(membership);
  if (membership.status === 'registered' && membership.level === undefined) return null;
  const parts = [
    m.status[membership.status],
    ...(membership.level === undefined ? [] : [m.level(membership.level)]),
    ...(membership.isAnnual && membership.status === 'member' ? [m.annual] : []),
  ];
  const badge = <Badge color={colors[membership.status]}>{parts.join(' · ')}</Badge>;
  return (
    <Tooltip label={expiry} disabled={expiry === undefined}>
      {isOwn ? (
        <Link to="/member" aria-label={`${parts.join(' · ')} ${words.manageMembership}`}>
          {badge}
        </Link>
      ) : (
        <span>{badge}</span>
      )}
    </Tooltip>
  );
}

function useExpiryText({ status, expiresAt }: Membership): string | undefined {
  const m = useMessages(membershipMessages);
  const locale = useLocale();
  if (expiresAt === undefined) return status === 'member' ? m.endless : undefined;
  const date = formatDate(expiresAt, locale);
  return status === 'expired' ? m.expiredOn(date) : m.expiresOn(date);
}
