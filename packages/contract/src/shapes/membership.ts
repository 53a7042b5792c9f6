import { z } from 'zod';
import { locales } from '../locales.ts';
import {
  grantSources,
  holdReasons,
  membershipLimits,
  orderStates,
  paymentStates,
  refundStates,
} from '../membership-limits.ts';
import { filledText, identifier, integer, text, wireDate } from '../wire.ts';

const level = () => integer({ min: 1, max: membershipLimits.highestLevel });
const days = () => integer({ min: 1, max: membershipLimits.daysMaximum }).nullable();

/** What users need to open something: a membership of this level. */
export const membershipLock = z.object({ level: z.int() });
export type MembershipLock = z.output<typeof membershipLock>;

/** What a level gives; the first entry is for users without a membership. */
export const levelBenefits = z.object({
  /** Solutions of problems that the user has not solved. */
  canReadSolutions: z.boolean(),
  /** Questions to the assistant per day. */
  assistantQuota: integer({ min: 0, max: 10_000 }),
  /** Seconds between submissions. Null: as the switch of the site says. */
  submitInterval: integer({ min: 0, max: 3600 }).nullable(),
  /** Discussions per day. Null: as the switch of the site says. */
  discussionsPerDay: integer({ min: 0, max: 10_000 }).nullable(),
});
export type LevelBenefits = z.output<typeof levelBenefits>;

/** A training that only members of at least this level can open. */
export const lockedTraining = z.object({ id: identifier(), level: level() });
export type LockedTraining = z.output<typeof lockedTraining>;

export const membershipPeriod = z.object({
  level: z.int(),
  from: wireDate(),
  /** Null: without end. */
  to: wireDate().nullable(),
});

export const ownMembership = z.object({
  /** 0: none. */
  level: z.int(),
  isAnnual: z.boolean(),
  /** The current level and those that follow it. */
  periods: z.array(membershipPeriod),
  /** The end of all periods. If it has passed: when the last membership ended. */
  endsAt: wireDate().nullable(),
  hasEnded: z.boolean(),
});

/** For the owner. Administrators see the orders of an account instead. */
export const ownMembershipWithPlans = ownMembership.extend({
  /** Offered plans that the account cannot take again. */
  takenPlanIds: z.array(z.int()),
});

export const membershipPlan = z.object({
  id: z.int(),
  title: z.string(),
  level: z.int(),
  /** Null: without end. */
  days: z.int().nullable(),
  isAnnual: z.boolean(),
  priceFen: z.int(),
});

const translations = z.partialRecord(z.enum(locales), text(membershipLimits.titleMaximum));

export const planForm = z.object({
  title: filledText(membershipLimits.titleMaximum),
  titleTranslations: translations.default({}),
  level: level(),
  days: days(),
  isAnnual: z.boolean(),
  priceFen: integer({ min: 0, max: membershipLimits.priceMaximumFen }),
  position: integer({ min: 0, max: 10_000 }).default(0),
  isOffered: z.boolean().default(true),
});

export const administeredPlan = membershipPlan.extend({
  titleTranslations: translations,
  position: z.int(),
  isOffered: z.boolean(),
  /** A plan with orders can be withdrawn, not deleted. */
  orderCount: z.int(),
});

/** How to pay an open order on the page. Null: outside the site, or the provider has not answered yet. */
const orderPayment = z
  .discriminatedUnion('kind', [
    z.object({
      /** The user scans the address as a QR code. */
      kind: z.literal('native-code'),
      codeUrl: z.string(),
      expiresAt: wireDate(),
    }),
  ])
  .nullable();

export const membershipOrder = z.object({
  id: z.int(),
  number: z.string(),
  title: z.string(),
  level: z.int(),
  days: z.int().nullable(),
  isAnnual: z.boolean(),
  priceFen: z.int(),
  /** After a coupon. */
  amountFen: z.int(),
  provider: z.string(),
  state: z.enum(orderStates),
  createdAt: wireDate(),
  expiresAt: wireDate(),
  paidAt: wireDate().nullable(),
  refundedAt: wireDate().nullable(),
  payment: orderPayment,
});
export type MembershipOrder = z.output<typeof membershipOrder>;

const orderRefund = z
  .object({
    state: z.enum(refundStates),
    /** The words of the provider. */
    failure: z.string().nullable(),
  })
  .nullable();

/** What is back at the buyer, here or on the pages of the provider. */
const returnedFen = z.int();

export const administeredOrder = membershipOrder.extend({
  uid: z.string(),
  username: z.string(),
  /** The transaction at the provider, or the note of the confirmation. */
  reference: z.string().nullable(),
  /** Of a payment through a provider, from its request on. */
  refund: orderRefund,
  returnedFen,
});

/** Money that arrived through a provider. */
export const membershipPayment = z.object({
  id: z.int(),
  provider: z.string(),
  /** The transaction at the provider. */
  reference: z.string(),
  orderNumber: z.string(),
  /** Null if the order or the account is gone. */
  uid: z.string().nullable(),
  username: z.string().nullable(),
  amountFen: z.int(),
  /** What the order asks for. */
  orderAmountFen: z.int().nullable(),
  paidAt: wireDate(),
  state: z.enum(paymentStates),
  holdReason: z.enum(holdReasons).nullable(),
  refund: orderRefund,
  returnedFen,
});

export const membershipGrant = z.object({
  id: z.int(),
  uid: z.string(),
  username: z.string(),
  level: z.int(),
  days: z.int().nullable(),
  source: z.enum(grantSources),
  orderNumber: z.string().nullable(),
  grantedBy: z.string().nullable(),
  note: z.string(),
  grantedAt: wireDate(),
  cancelledAt: wireDate().nullable(),
  cancelledBy: z.string().nullable(),
  cancelNote: z.string().nullable(),
});

const note = text(membershipLimits.noteMaximum).default('');

export const grantForm = z.object({ uid: filledText(64), level: level(), days: days(), note });

export const batchForm = z
  .object({
    count: integer({ min: 1, max: membershipLimits.codesPerBatch }),
    usesPerCode: integer({ min: 1, max: membershipLimits.usesPerCode }).default(1),
    expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
    note,
  })
  .and(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('membership'), level: level(), days: days() }),
      z.object({ kind: z.literal('percent'), percentOff: integer({ min: 1, max: 100 }) }),
      z.object({
        kind: z.literal('amount'),
        fenOff: integer({ min: 1, max: membershipLimits.priceMaximumFen }),
      }),
    ]),
  );

export const codeBatch = z.object({
  id: z.int(),
  kind: z.enum(['membership', 'percent', 'amount']),
  level: z.int().nullable(),
  days: z.int().nullable(),
  percentOff: z.int().nullable(),
  fenOff: z.int().nullable(),
  codeCount: z.int(),
  usesPerCode: z.int(),
  useCount: z.int(),
  expiresAt: wireDate().nullable(),
  disabledAt: wireDate().nullable(),
  note: z.string(),
  createdBy: z.string().nullable(),
  createdAt: wireDate(),
});
