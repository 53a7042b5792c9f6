import { SegmentedControl } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { paymentStates } from '@touchstone/contract/membership-limits';
import { useState } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { EmptyRows } from '../../../ui/list-page/empty-rows.tsx';
import { ListRows } from '../../../ui/list-page/list-page.tsx';
import { useListAddress } from '../../../ui/list-page/use-list-address.ts';
import { paymentsQuery, returnPayment, type ArrivedPayment } from '../api/payments.ts';
import classes from '../admin-membership.module.css';
import { MembershipFrame } from '../membership-frame.tsx';
import { NoteDialog } from '../note-dialog.tsx';
import { PaymentTable } from './payment-table.tsx';
import { paymentsMessages } from './payments-messages.ts';

const defaultSize = 20;
const everyState = 'all';

/** Money that arrived through providers. */
export function Component() {
  const m = useMessages(paymentsMessages);
  const address = useListAddress(defaultSize);
  // An unknown state in the address is no filter.
  const state = paymentStates.find((one) => one === address.filter('state'));
  const payments = useQuery(paymentsQuery({ currentPage: address.page, limit: address.size, state }));
  const [returned, setReturned] = useState<ArrivedPayment>();
  return (
    <MembershipFrame current="payments">
      <p className={classes['text']}>{m.text}</p>
      <div className={classes['tools']}>
        <SegmentedControl
          aria-label={m.filter}
          value={state ?? everyState}
          onChange={(value) => address.setFilter('state', value === everyState ? '' : value)}
          data={[
            { value: everyState, label: m.all },
            ...paymentStates.map((one) => ({ value: one, label: m.states[one] })),
          ]}
        />
      </div>
      <ListRows
        address={address}
        rows={payments}
        failedTitle={m.failed}
        empty={
          <EmptyRows
            icon={<IconCash size={24} stroke={1.5} />}
            isFiltered={state !== undefined}
            title={m.empty}
            text={m.emptyText}
            filtered={{ title: m.noMatch, showAll: m.showAll }}
            onShowAll={() => address.setFilter('state', '')}
          />
        }
      >
        {(rows) => <PaymentTable payments={rows} onReturn={setReturned} />}
      </ListRows>
      {returned !== undefined && <ReturnDialog payment={returned} onClose={() => setReturned(undefined)} />}
    </MembershipFrame>
  );
}

function ReturnDialog({ payment, onClose }: { payment: ArrivedPayment; onClose: () => void }) {
  const m = useMessages(paymentsMessages);
  return (
    <NoteDialog
      title={m.returnTitle}
      tone="danger"
      noteLabel={m.note}
      noteHint={m.noteHint}
      isNoteRequired
      confirmLabel={m.return}
      done={m.returned}
      act={(note) => returnPayment(payment.id, note)}
      onClose={onClose}
    >
      {m.returnText(formatFen(payment.amountFen, useLocale()))}
    </NoteDialog>
  );
}
