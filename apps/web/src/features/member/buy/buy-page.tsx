import { Button, Skeleton } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { formatDate, parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { changeParameters, parsePositiveInteger } from '../../../lib/search-parameters.ts';
import { useSession } from '../../../lib/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { membershipQuery, offersQuery, type MembershipTime, type Offers } from '../api/membership.ts';
import { benefitsMessages } from '../benefits/benefits-messages.ts';
import { BenefitsTable } from '../benefits/benefits-table.tsx';
import { buyMessages } from './buy-messages.ts';
import classes from './buy.module.css';
import { Checkout } from './checkout.tsx';
import { choosePlan, hintOf } from './choose-plan.ts';
import { PlanChoice } from './plan-choice.tsx';

/** `closed`: the page of a site that does not sell memberships by itself. */
export function BuyPage({ closed }: { closed: ReactNode }) {
  const { data, isError, refetch } = useQuery(offersQuery(useLocale()));
  const { user } = useSession();
  const membership = useQuery({ ...membershipQuery, enabled: user !== undefined });
  if (data?.isOpen === false) return closed;
  const isWaiting = user !== undefined && membership.isPending;
  return (
    <Frame>
      {data !== undefined && !isWaiting && <LoadedOffers offers={data} membership={membership.data} />}
      {data === undefined && isError && <Failed onRetry={() => void refetch()} />}
      {(data === undefined ? !isError : isWaiting) && <BuySkeleton />}
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const m = useMessages(buyMessages);
  return (
    <PageContainer>
      <PageHeader title={m.title} description={m.description} />
      <div className={classes['root']}>{children}</div>
    </PageContainer>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(buyMessages);
  return (
    <Sheet>
      <ErrorState title={m.failed} onRetry={onRetry} />
    </Sheet>
  );
}

const BuySkeleton = () => (
  <div className={classes['columns']}>
    <Skeleton height={480} />
    <Skeleton height={480} />
  </div>
);

interface LoadedOffersProps {
  offers: Offers;
  /** Undefined for guests. */
  membership: MembershipTime | undefined;
}

function LoadedOffers({ offers, membership }: LoadedOffersProps) {
  const words = useMessages(benefitsMessages);
  const [parameters, setParameters] = useSearchParams();
  const textOfHint = useHint(membership);
  const taken = membership?.takenPlanIds ?? [];
  const plan = choosePlan(
    offers.plans,
    parsePositiveInteger(parameters.get('plan'), 0),
    parsePositiveInteger(parameters.get('level'), 0),
    taken,
  );
  const choose = (id: number) =>
    setParameters((before) => changeParameters(before, { plan: String(id) }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      {plan === undefined ? (
        <NoPlans />
      ) : (
        <div className={classes['columns']}>
          <PlanChoice offers={offers} chosen={plan.id} taken={taken} onChoose={choose} />
          <div className={classes['checkout']}>
            <Checkout
              plan={plan}
              payments={offers.payments}
              hint={textOfHint(plan)}
              isTaken={taken.includes(plan.id)}
            />
          </div>
        </div>
      )}
      <Sheet title={words.title} flush>
        <BenefitsTable benefits={offers.benefits} level={membership?.level} />
      </Sheet>
    </>
  );
}

function useHint(membership: MembershipTime | undefined) {
  const m = useMessages(buyMessages);
  const locale = useLocale();
  return (plan: Offers['plans'][number]): string => {
    if (membership === undefined) return m.hints.none;
    if (membership.takenPlanIds.includes(plan.id)) return m.takenText;
    const hint = hintOf(plan, membership);
    if (hint !== 'extend') return m.hints[hint];
    const end = membership.periods.find(({ level }) => level === plan.level)?.to;
    return end == null ? m.hints.none : m.hints.extend(formatDate(parseWireDate(end), locale));
  };
}

function NoPlans() {
  const m = useMessages(buyMessages);
  return (
    <Sheet>
      <EmptyState
        icon={<IconShoppingBag size={24} stroke={1.5} />}
        title={m.noPlans}
        action={
          <Button component={Link} to="/member" variant="default">
            {m.memberCentre}
          </Button>
        }
      >
        {m.noPlansText}
      </EmptyState>
    </Sheet>
  );
}
