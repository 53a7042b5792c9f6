import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../lib/api/index.ts';
import { textOfApiError } from '../../../lib/api/api-error-text.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { invalidateMembership, priceQuery, type Payment, type Plan } from '../api/membership.ts';
import { createOrder, orderAddress } from '../api/orders.ts';
import { buyMessages } from './buy-messages.ts';
import classes from './buy.module.css';
import { CouponField } from './coupon-field.tsx';
import { PaymentChoice } from './payment-choice.tsx';

interface CheckoutProps {
  plan: Plan;
  payments: readonly Payment[];
  /** What this plan means for the membership of the user. */
  hint: string | undefined;
  /** The account has used up this plan; the hint says so. */
  isTaken: boolean;
}

const refusalOf = (error: Error | null) => (error instanceof ApiError ? textOfApiError(error) : undefined);

export function Checkout({ plan, payments, hint, isTaken }: CheckoutProps) {
  const m = useMessages(buyMessages);
  const locale = useLocale();
  const { lengthOf } = useMembershipWords();
  const [coupon, setCoupon] = useState('');
  const [chosen, setProvider] = useState(payments[0]?.provider);
  const price = useQuery({ ...priceQuery(plan.id, coupon), enabled: coupon !== '' });
  const { order, pay } = useOrder();
  const isReduced = coupon !== '' && price.data !== undefined;
  const amountFen = isReduced ? price.data.amountFen : plan.priceFen;
  const provider = payments.find((one) => one.provider === chosen)?.provider ?? payments[0]?.provider;
  const isWaiting = coupon !== '' && price.isPending;
  const hintId = useId();
  return (
    <Sheet title={m.checkout}>
      <dl className={classes['lines']}>
        <Line name={m.plan}>{plan.title}</Line>
        <Line name={m.length}>{lengthOf(plan.days)}</Line>
        <Line name={m.price}>{formatFen(plan.priceFen, locale)}</Line>
        <Line name={m.discount}>
          {isReduced ? `−${formatFen(plan.priceFen - amountFen, locale)}` : formatFen(0, locale)}
        </Line>
        <Line name={m.total} isTotal>
          {formatFen(amountFen, locale)}
        </Line>
      </dl>
      <p id={hintId} className={classes['hint']}>
        {hint}
      </p>
      <CouponField
        coupon={coupon}
        refusal={coupon === '' ? undefined : refusalOf(price.error)}
        isLoading={coupon !== '' && price.isFetching}
        onApply={(typed) => {
          if (typed === '' || requireLogin()) setCoupon(typed);
        }}
      />
      {provider === undefined ? (
        <NoPayment />
      ) : (
        <>
          <PaymentChoice payments={payments} chosen={provider} onChoose={setProvider} />
          {order.error !== null && <FormAlert kind="error">{refusalOf(order.error)}</FormAlert>}
          <OrderButton
            amountFen={amountFen}
            isLoading={order.isPending || isWaiting}
            refusedBy={isTaken ? hintId : undefined}
            onOrder={() => pay({ planId: plan.id, provider, coupon: isReduced ? coupon : '' })}
          />
        </>
      )}
    </Sheet>
  );
}

/** Places the order and opens its page. */
function useOrder() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const order = useMutation({
    mutationFn: createOrder,
    onSuccess: async ({ id }) => {
      await invalidateMembership(client);
      await navigate(orderAddress(id));
    },
  });
  return { order, pay: order.mutate };
}

interface OrderButtonProps {
  amountFen: number;
  isLoading: boolean;
  /** The id of the text that says why the plan cannot be ordered. */
  refusedBy: string | undefined;
  onOrder: () => void;
}

function OrderButton({ amountFen, isLoading, refusedBy, onOrder }: OrderButtonProps) {
  const m = useMessages(buyMessages);
  const { user } = useSession();
  const isGuest = user === undefined;
  const text = amountFen === 0 ? m.orderFree : m.order;
  if (refusedBy !== undefined)
    return (
      <Button fullWidth disabled aria-describedby={refusedBy}>
        {m.taken}
      </Button>
    );
  return (
    <Button
      fullWidth
      loading={isLoading}
      onClick={() => {
        if (requireLogin()) onOrder();
      }}
    >
      {isGuest ? m.loginFirst : text}
    </Button>
  );
}

function NoPayment() {
  const m = useMessages(buyMessages);
  return (
    <>
      <FormAlert kind="info">{m.noPayment}</FormAlert>
      <Button component={Link} to="/service" variant="default" fullWidth>
        {m.service}
      </Button>
    </>
  );
}

function Line({ name, isTotal, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div data-total={isTotal}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
