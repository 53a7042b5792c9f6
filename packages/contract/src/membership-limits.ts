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
  /** Open orders of one user. */
  openOrdersMaximum: 5,
} as const;

/** Letters and digits without those that are easily confused, in groups of four: ABCD-EFGH-JKMN-PQRS. */
export const membershipCodePattern = /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/;

export const orderStates = ['created', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof orderStates)[number];

export const grantSources = ['order', 'code', 'administrator', 'import'] as const;
export type GrantSource = (typeof grantSources)[number];
