import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Calls, DataOf } from '@touchstone/contract';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLocale } from '../../lib/locale.ts';
import { maskPhone } from '../../lib/mask-phone.ts';
import { membershipMessages } from '../../lib/membership-messages.ts';
import { parseMembership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { UserAvatar } from '../../ui/user-avatar.tsx';
import { ownHomeQuery } from './api/get-own-home.ts';
import { MemberOnly } from './member-only.tsx';
import classes from './social-page.module.css';
import { wxMemberMessages } from './wx-member-messages.ts';
import { wxPaths } from './wx-pages.ts';

type OwnHome = DataOf<Calls['GET /api/get-user-home-info']>;

const skeletonRows = ['phone', 'nickname', 'gender', 'status', 'level'];

export function Component() {
  return <MemberOnly path={wxPaths.member}>{() => <OwnMembership />}</MemberOnly>;
}

function OwnMembership() {
  const { data, isError, refetch } = useQuery(ownHomeQuery);
  if (data !== undefined) return <MemberFacts home={data} />;
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  return (
    <>
      <div className={classes['person']}>
        <Skeleton circle height={48} />
        <Skeleton height={14} width={120} />
      </div>
      <div className={classes['facts']}>
        {skeletonRows.map((row) => (
          <div key={row}>
            <Skeleton height={24} />
          </div>
        ))}
      </div>
    </>
  );
}

function MemberFacts({ home }: { home: OwnHome }) {
  const m = useMessages(wxMemberMessages);
  const words = useMessages(membershipMessages);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const membership = parseMembership(home, now);
  const phone = home.phone ?? '';
  const isMember = membership.status === 'member' || membership.status === 'expired';
  return (
    <>
      <div className={classes['person']}>
        <UserAvatar username={home.username} avatar={home.avatar} size={48} />
        <div>
          <div className={classes['name']}>{home.nickname ?? home.username}</div>
          {home.nickname !== null && <div className={classes['handle']}>{home.username}</div>}
        </div>
      </div>
      <dl className={classes['facts']}>
        <Fact name={m.phone}>{phone === '' ? m.noPhone : maskPhone(phone)}</Fact>
        <Fact name={m.nickname}>{home.nickname ?? m.none}</Fact>
        <Fact name={m.gender}>{m.genders[home.gender]}</Fact>
        <Fact name={m.status} isGold={membership.status === 'member'}>
          {words.status[membership.status]}
          {membership.isAnnual && ` · ${words.annual}`}
        </Fact>
        {isMember && (
          <Fact name={m.expiry}>
            {membership.expiresAt === undefined ? words.endless : formatDate(membership.expiresAt, locale)}
          </Fact>
        )}
        <Fact name={m.level}>
          {membership.level === undefined ? m.noLevel : words.level(membership.level)}
        </Fact>
      </dl>
      <div className={classes['links']}>
        <Button component={Link} to={wxPaths.bind} variant="default">
          {phone === '' ? m.bind : m.rebind}
        </Button>
        <Button component={Link} to={wxPaths.setusername} variant="default">
          {m.setUsername}
        </Button>
        <Button component={Link} to={wxPaths.restorepassword} variant="default">
          {m.restore}
        </Button>
      </div>
    </>
  );
}

function Fact({ name, isGold = false, children }: { name: string; isGold?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-gold={isGold || undefined}>{children}</dd>
    </div>
  );
}
