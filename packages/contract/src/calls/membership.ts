/** Membership, as its users see it: plans, orders and codes. */
import { z } from 'zod';
import { anonymous, defineCalls, login } from '../define-calls.ts';
import {
  levelBenefits,
  membershipOrder,
  membershipPlan,
  ownMembership,
  ownMembershipWithPlans,
} from '../shapes/membership.ts';
import { filledText, nothing, optionalText, page, paging, smallIdentifier } from '../wire.ts';

const ofOrder = z.object({ id: smallIdentifier() });
const code = () => filledText(64);

export const membershipCalls = defineCalls({
  'GET /api/membership': {
    summary: 'The membership of the caller.',
    access: login,
    data: ownMembershipWithPlans,
  },
  'GET /api/membership-offers': {
    summary: 'The plans that are offered, what each level gives, and how to pay.',
    access: anonymous,
    data: z.object({
      isOpen: z.boolean(),
      plans: z.array(membershipPlan),
      /** By level, from 0. */
      benefits: z.array(levelBenefits),
      payments: z.array(
        z.object({
          provider: z.string(),
          /** Markdown, for a payment outside the site. */
          instructions: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /api/membership-price': {
    summary: 'The price of a plan with a coupon.',
    access: login,
    query: z.object({ planId: smallIdentifier(), coupon: optionalText(64) }),
    data: z.object({ priceFen: z.int(), amountFen: z.int() }),
  },
  'POST /api/membership-order': {
    summary: 'Orders a plan. An order without a price is paid at once.',
    access: login,
    body: z.object({ planId: smallIdentifier(), provider: filledText(32), coupon: optionalText(64) }),
    data: membershipOrder,
  },
  'GET /api/membership-order': {
    summary: 'One order of the caller.',
    access: login,
    query: ofOrder,
    data: membershipOrder,
  },
  'GET /api/membership-orders': {
    summary: 'The orders of the caller, the newest first.',
    access: login,
    query: z.object(paging(10)),
    data: page(membershipOrder),
  },
  'POST /api/membership-order/pay': {
    summary: 'Asks the provider again for the code of an open order.',
    access: login,
    body: ofOrder,
    data: membershipOrder,
  },
  'POST /api/membership-order/cancel': {
    summary: 'Cancels an order that is not paid.',
    access: login,
    body: ofOrder,
    data: nothing(),
  },
  'POST /api/membership-code': {
    summary: 'Redeems a code.',
    access: login,
    body: z.object({ code: code() }),
    data: ownMembership,
  },
});
