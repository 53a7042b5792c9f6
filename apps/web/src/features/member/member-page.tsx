import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseMembership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ownMembershipQuery, type OwnMembership } from './api/get-own-membership.ts';
import { membershipQuery, type MembershipTime } from './api/membership.ts';
import { BenefitsSheet } from './benefits/benefits-sheet.tsx';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';
import { MemberSkeleton } from './member-skeleton.tsx';
import { MembershipFacts } from './membership-facts.tsx';
import { MembershipHero } from './membership-hero.tsx';
import { MembershipPeriods } from './membership-periods.tsx';
import { MembershipReminder } from './membership-reminder.tsx';
import { OrdersSheet } from './orders/orders-sheet.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { RedeemSheet } from './redeem/redeem-sheet.tsx';

export function Component() {
  const m = useMessages(memberMessages);
  const { data, isError, refetch } = useQuery(ownMembershipQuery);
  // The page waits for both, so that nothing moves when the second arrives. Without the second it only lacks the periods.
  const { data: time, isPending } = useQuery(membershipQuery);
  return (
    <PageContainer width="reading">
      <PageHeader title={m.title} description={m.description} />
      {data !== undefined && !isPending && <LoadedMembership facts={data} periods={time?.periods ?? []} />}
      {data === undefined && isError && (
        <Sheet>
          <ErrorState onRetry={() => void refetch()} />
        </Sheet>
      )}
      {(data === undefined ? !isError : isPending) && <MemberSkeleton />}
    </PageContainer>
  );
}

interface LoadedMembershipProps extends Pick<MembershipTime, 'periods'> {
  facts: OwnMembership;
}

function LoadedMembership({ facts, periods }: LoadedMembershipProps) {
  const [now] = useState(() => new Date());
  const membership = parseMembership(facts, now);
  return (
    <div className={classes['root']}>
      <MembershipReminder membership={membership} />
      <MembershipHero membership={membership} />
      <div className={classes['columns']}>
        <MembershipFacts membership={membership} />
        <PhoneSheet phone={facts.phone} />
      </div>
      <MembershipPeriods periods={periods} />
      <RedeemSheet />
      <BenefitsSheet level={membership.status === 'member' ? facts.level : 0} />
      <OrdersSheet />
    </div>
  );
}
