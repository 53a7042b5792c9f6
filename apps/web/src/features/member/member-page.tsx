import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseMembership } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ownMembershipQuery, type OwnMembership } from './api/get-own-membership.ts';
import { memberMessages } from './member-messages.ts';
import classes from './member-page.module.css';
import { MemberSkeleton } from './member-skeleton.tsx';
import { MembershipFacts } from './membership-facts.tsx';
import { MembershipHero } from './membership-hero.tsx';
import { PhoneSheet } from './phone-sheet.tsx';

export function Component() {
  const m = useMessages(memberMessages);
  const { data, isError, refetch } = useQuery(ownMembershipQuery);
  return (
    <PageContainer width="reading">
      <PageHeader title={m.title} description={m.description} />
      {data !== undefined && <LoadedMembership facts={data} />}
      {data === undefined && isError && (
        <Sheet>
          <ErrorState onRetry={() => void refetch()} />
        </Sheet>
      )}
      {data === undefined && !isError && <MemberSkeleton />}
    </PageContainer>
  );
}

function LoadedMembership({ facts }: { facts: OwnMembership }) {
  const [now] = useState(() => new Date());
  const membership = parseMembership(facts, now);
  return (
    <div className={classes['root']}>
      <MembershipHero membership={membership} />
      <div className={classes['columns']}>
        <MembershipFacts membership={membership} />
        <PhoneSheet phone={facts.phone} />
      </div>
    </div>
  );
}
