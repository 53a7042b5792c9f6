import { toWireDate, type Locale, type MembershipOrder } from '@touchstone/contract';
import { titleFor } from '../../../platform/translated-columns.ts';
import { wireDateOf } from '../membership.presenter.ts';
import type { ListedOrderRow, OrderRow } from './orders.repository.ts';

/** The code that pays an open order, as long as it works. */
const presentPayment = ({ state, paymentCode, expiresAt }: OrderRow): MembershipOrder['payment'] =>
  state !== 'created' || paymentCode === null
    ? null
    : { kind: 'native-code', codeUrl: paymentCode, expiresAt: toWireDate(expiresAt) };

export const presentOrder = (row: OrderRow, locale: Locale) => ({
  id: row.id,
  number: row.number,
  title: titleFor(row, locale),
  level: row.level,
  days: row.days,
  isAnnual: row.isAnnual,
  priceFen: row.priceFen,
  amountFen: row.amountFen,
  provider: row.provider,
  state: row.state,
  createdAt: toWireDate(row.createdAt),
  expiresAt: toWireDate(row.expiresAt),
  paidAt: wireDateOf(row.paidAt),
  refundedAt: wireDateOf(row.refundedAt),
  payment: presentPayment(row),
});

export const presentAdministeredOrder = (row: ListedOrderRow, locale: Locale) => ({
  ...presentOrder(row, locale),
  uid: row.userId,
  username: row.username,
  reference: row.providerReference,
  refund: row.refundState === null ? null : { state: row.refundState, failure: row.refundFailure },
  returnedFen: row.returnedFen,
});
