import { toWireDate } from '@touchstone/contract';
import type { ListedPaymentRow } from './payments.repository.ts';

export const presentPayment = (row: ListedPaymentRow) => ({
  id: row.id,
  provider: row.provider,
  reference: row.reference,
  orderNumber: row.orderNumber,
  uid: row.userId,
  username: row.username,
  amountFen: row.amountFen,
  orderAmountFen: row.orderAmountFen,
  paidAt: toWireDate(row.paidAt),
  state: row.state,
  holdReason: row.holdReason,
  refund: row.refundState === null ? null : { state: row.refundState, failure: row.refundFailure },
  returnedFen: row.returnedFen,
});
