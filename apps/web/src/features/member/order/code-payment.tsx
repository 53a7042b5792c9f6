import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { parseWireDate } from '../../../lib/dates.ts';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { splitCountdown, timeSpanMessages } from '../../../lib/time-spans.ts';
import { MessageState } from '../../../ui/message-state.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { memberKey } from '../api/membership.ts';
import { requestPayment, type Order } from '../api/orders.ts';
import { orderMessages } from './order-messages.ts';
import classes from './order.module.css';

const tickMs = 1000;

function useSecondsClock(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/** The code that a phone scans. Its place stays the same when it expires. */
export function CodePayment({ order }: { order: Order }) {
  const m = useMessages(orderMessages);
  const spans = useMessages(timeSpanMessages);
  const locale = useLocale();
  const nowMs = useSecondsClock();
  const client = useQueryClient();
  const request = useMutation({
    mutationFn: () => requestPayment(order.id),
    // After a refusal too: the order was paid or closed meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: memberKey }),
  });
  const { payment } = order;
  const leftMs = payment === null ? 0 : parseWireDate(payment.expiresAt).getTime() - nowMs;
  const { days, clock } = splitCountdown(leftMs);
  return (
    <div className={classes['code']}>
      <p className={classes['amount']}>{m.payAmount(formatFen(order.amountFen, locale))}</p>
      {payment !== null && leftMs > 0 ? (
        <>
          <p className={classes['scan']}>{m.scan}</p>
          <div className={classes['qr']}>
            <QrCode text={payment.codeUrl} label={m.qrLabel} />
          </div>
          <p className={classes['muted']} role="timer">
            {m.codeLeft(spans.countdown(days, clock))}
          </p>
          <p className={classes['muted']} role="status">
            {m.waiting}
          </p>
        </>
      ) : (
        <MessageState
          icon={<IconQrcode size={24} stroke={1.5} />}
          title={payment === null ? m.codeMissing : m.codeExpired}
          action={
            <Button loading={request.isPending} onClick={() => request.mutate()}>
              {payment === null ? m.refresh : m.newCode}
            </Button>
          }
        >
          {payment === null ? m.codeMissingText : m.codeExpiredText}
        </MessageState>
      )}
    </div>
  );
}
