/**
 * A provider that takes money on the page. The manual provider has none of this: administrators confirm its orders.
 * Numbers are ours: a provider takes money for an order number once, and returns it for a refund number once.
 */
import { ExternalCallError } from '../../../platform/fetch-json.ts';

/** No answer, or one that cannot be trusted. The question can be repeated. */
export class ProviderUnavailableError extends ExternalCallError {}

/** The provider understood the question and refused it. */
export class ProviderRefusalError extends ExternalCallError {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

export interface ReportedPayment {
  /** The transaction at the provider. */
  reference: string;
  orderNumber: string;
  amountFen: number;
  currency: string;
  paidAt: Date;
}

export type PaymentState =
  | { state: 'paid'; payment: ReportedPayment }
  /** Not paid yet. */
  | { state: 'open' }
  /** It takes no money, or the money was returned. */
  | { state: 'closed' }
  /** The provider does not know the number. */
  | { state: 'missing' };

export type RefundState =
  | { state: 'requested' | 'done' }
  /** The same number can be tried again. */
  | { state: 'failed'; reason: string }
  /** Another number is needed. */
  | { state: 'closed'; reason: string };

export interface PayableOrder {
  number: string;
  title: string;
  amountFen: number;
  expiresAt: Date;
}

export interface RequestedRefund {
  number: string;
  /** Of the payment. */
  reference: string;
  amountFen: number;
  totalFen: number;
}

export interface OnlineProvider {
  readonly name: string;
  /** The address that the user scans. */
  requestCode: (order: PayableOrder) => Promise<string>;
  findPayment: (orderNumber: string) => Promise<PaymentState>;
  /** From then on it takes no money for the order. */
  closePayment: (orderNumber: string) => Promise<void>;
  requestRefund: (refund: RequestedRefund) => Promise<RefundState>;
  /** Undefined if the provider does not know the number. */
  findRefund: (refundNumber: string) => Promise<RefundState | undefined>;
}
