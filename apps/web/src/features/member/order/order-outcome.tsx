import { Button } from '@mantine/core';
import { IconCircleCheck, IconClockX, IconReceiptRefund, IconX, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { MessageState } from '../../../ui/message-state.tsx';
import type { Order } from '../api/orders.ts';
import { orderMessages } from './order-messages.ts';
import classes from './order.module.css';

export type ClosedState = Exclude<Order['state'], 'created'>;

const icons: Record<ClosedState, Icon> = {
  paid: IconCircleCheck,
  expired: IconClockX,
  cancelled: IconX,
  refunded: IconReceiptRefund,
};

export function OrderOutcome({ state }: { state: ClosedState }) {
  const m = useMessages(orderMessages);
  const { title, text } = m.outcome[state];
  const StateIcon = icons[state];
  return (
    <MessageState
      icon={<StateIcon size={28} stroke={1.5} />}
      title={title}
      action={
        <div className={classes['actions']}>
          {state === 'paid' ? (
            <Button component={Link} to="/member">
              {m.memberCentre}
            </Button>
          ) : (
            <Button component={Link} to="/buy">
              {m.buyAgain}
            </Button>
          )}
          {(state === 'expired' || state === 'refunded') && (
            <Button component={Link} to="/service" variant="default">
              {m.service}
            </Button>
          )}
        </div>
      }
    >
      {text}
    </MessageState>
  );
}
