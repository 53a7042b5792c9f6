/** Numbers of memberships. Free of dependencies, so the web may import it. */
export const membershipLimits = {
  highestLevel: 3,
  daysMaximum: 36_500,
  /** In fen: one million yuan. */
  priceMaximumFen: 100_000_000,
  titleMaximum: 60,
  noteMaximum: 200,
  instructionsMaximum: 2000,
  codesPerBatch: 2000,
  usesPerCode: 100_000,
  lockedTrainingsMaximum: 500,
  /** An order that is not paid within this time expires. */
  orderHours: 72,
  /** With a code of a provider, which works for this time. */
  onlineOrderMinutes: 120,
  keyMaximum: 8192,
  /** Open orders of one user. */
  openOrdersMaximum: 5,
} as const;

/** Letters and digits without those that are easily confused, in groups of four: ABCD-EFGH-JKMN-PQRS. */
export const membershipCodePattern = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/;

export const orderStates = ['created', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

/** Money that arrived. Held: it pays no order, and an administrator returns it. */
export const paymentStates = ['credited', 'held', 'refunded'] as const;
/** Another amount; its coupon has served; the order was paid already; the order does not exist. */
export const holdReasons = ['amount', 'coupon', 'duplicate', 'unknown-order'] as const;
/** Failed: it can be tried again. */
export const refundStates = ['requested', 'done', 'failed', 'closed'] as const;

export const grantSources = ['order', 'code', 'administrator', 'import'] as const;
export type GrantSource = (typeof grantSources)[number];
