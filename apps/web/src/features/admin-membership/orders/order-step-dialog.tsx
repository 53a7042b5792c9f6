import { useLocale } from '../../../lib/locale.ts';
import { useMessages } from '../../../lib/messages.ts';
import { formatFen } from '../../../lib/money.ts';
import { useMembershipWords } from '../../../ui/membership/membership-words.ts';
import { confirmOrder, refundOrder, type AdministeredOrder } from '../api/orders.ts';
import { NoteDialog } from '../note-dialog.tsx';
import type { OrderStep } from './order-table.tsx';
import { ordersMessages } from './orders-messages.ts';

interface OrderStepDialogProps {
  step: OrderStep;
  order: AdministeredOrder;
  onClose: () => void;
}

export function OrderStepDialog({ step, order, onClose }: OrderStepDialogProps) {
  const m = useMessages(ordersMessages);
  const text = useStepText(step, order);
  if (step === 'confirm')
    return (
      <NoteDialog
        title={m.confirmTitle}
        tone="plain"
        noteLabel={m.confirmNote}
        noteHint={m.confirmNoteHint}
        isNoteRequired={false}
        confirmLabel={m.confirm}
        done={m.confirmed}
        act={(note) => confirmOrder(order.id, note)}
        onClose={onClose}
      >
        {text}
      </NoteDialog>
    );
  return (
    <NoteDialog
      title={m.refundTitle}
      tone="danger"
      noteLabel={m.refundNote}
      noteHint={m.refundNoteHint}
      isNoteRequired
      confirmLabel={m.refund}
      done={m.refunded}
      act={(note) => refundOrder(order.id, note)}
      onClose={onClose}
    >
      {text}
    </NoteDialog>
  );
}

/** What the step does, with names and amounts. */
export function useStepText(step: OrderStep, order: AdministeredOrder): string {
  const m = useMessages(ordersMessages);
  const { lengthOf, levelOf } = useMembershipWords();
  const amount = formatFen(order.amountFen, useLocale());
  const what = `${levelOf(order.level)} (${lengthOf(order.days)})`;
  if (step === 'confirm') return m.confirmText(order.username, amount, what);
  const describe = order.provider === 'manual' ? m.refundText.manual : m.refundText.other;
  return describe(order.username, amount, what);
}
