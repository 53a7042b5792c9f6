/** Membership in the back office: plans, orders, the ledger, codes and what a level gives. */
import { z } from 'zod';
import { defineCalls, defineDownloads, superAdmin } from '../define-calls.ts';
import { membershipLimits, orderStates } from '../membership-limits.ts';
import {
  administeredOrder,
  administeredPlan,
  batchForm,
  codeBatch,
  grantForm,
  levelBenefits,
  lockedTraining,
  membershipGrant,
  ownMembership,
  planForm,
} from '../shapes/membership.ts';
import { boolean, filledText, identifier, nothing, optionalText, page, paging, text } from '../wire.ts';

const ofId = z.object({ id: identifier() });
const withNote = z.object({ id: identifier(), note: text(membershipLimits.noteMaximum).default('') });

const settings = z.object({
  isOpen: z.boolean(),
  /** How to pay outside the site, in Markdown. Empty: this way of payment is not offered. */
  instructions: text(membershipLimits.instructionsMaximum),
  /** By level, from 0. */
  benefits: z.array(levelBenefits).length(membershipLimits.highestLevel + 1),
});

export const adminMembershipCalls = defineCalls({
  'GET /api/admin/membership/settings': {
    summary: 'Whether memberships are sold, how to pay, and what each level gives.',
    access: superAdmin,
    data: settings.extend({
      /** The trainings that need a level, by id. */
      trainings: z.array(lockedTraining.extend({ title: z.string() })),
    }),
  },
  'PUT /api/admin/membership/settings': {
    summary: 'Changes them. It takes effect at once.',
    access: superAdmin,
    body: settings.extend({
      /** Absent: unchanged. */
      trainings: z.array(lockedTraining).max(membershipLimits.lockedTrainingsMaximum).optional(),
    }),
    data: nothing(),
  },
  'GET /api/admin/membership/plans': {
    summary: 'All plans, also those that are not offered.',
    access: superAdmin,
    data: z.array(administeredPlan),
  },
  'POST /api/admin/membership/plan': {
    summary: 'Adds a plan.',
    access: superAdmin,
    body: planForm,
    data: administeredPlan,
  },
  'PUT /api/admin/membership/plan': {
    summary: 'Changes a plan. Orders keep what they were made with.',
    access: superAdmin,
    body: planForm.extend({ id: identifier() }),
    data: nothing(),
  },
  'DELETE /api/admin/membership/plan': {
    summary: 'Deletes a plan without orders.',
    access: superAdmin,
    query: ofId,
    data: nothing(),
  },
  'GET /api/admin/membership/orders': {
    summary: 'The orders, the newest first. The keyword is part of a number or of a username.',
    access: superAdmin,
    query: z.object({
      ...paging(20),
      state: z.preprocess((value) => value || undefined, z.enum(orderStates).optional()),
      keyword: optionalText(64),
    }),
    data: page(administeredOrder),
  },
  'POST /api/admin/membership/order/confirm': {
    summary: 'Confirms that an order was paid outside the site.',
    access: superAdmin,
    body: withNote,
    data: nothing(),
  },
  'POST /api/admin/membership/order/refund': {
    summary: 'Marks an order as refunded and cancels its grant.',
    access: superAdmin,
    body: withNote,
    data: nothing(),
  },
  'GET /api/admin/membership/ledger': {
    summary: 'The grants of one or all users, the newest first.',
    access: superAdmin,
    query: z.object({ ...paging(20), uid: optionalText(64), keyword: optionalText(64) }),
    data: page(membershipGrant),
  },
  'GET /api/admin/membership/member': {
    summary: 'The membership of a user.',
    access: superAdmin,
    query: z.object({ uid: filledText(64) }),
    data: ownMembership,
  },
  'POST /api/admin/membership/grant': {
    summary: 'Grants or extends a membership.',
    access: superAdmin,
    body: grantForm,
    data: ownMembership,
  },
  'POST /api/admin/membership/grant/cancel': {
    summary: 'Cancels a grant: its days are taken from what is left.',
    access: superAdmin,
    body: withNote,
    data: ownMembership,
  },
  'POST /api/admin/membership/grant/restore': {
    summary: 'Undoes the cancellation of a grant.',
    access: superAdmin,
    body: ofId,
    data: ownMembership,
  },
  'GET /api/admin/membership/code-batches': {
    summary: 'The batches of codes, the newest first.',
    access: superAdmin,
    query: z.object(paging(20)),
    data: page(codeBatch),
  },
  'POST /api/admin/membership/code-batch': {
    summary: 'Generates codes.',
    access: superAdmin,
    body: batchForm,
    data: z.object({ id: z.int() }),
  },
  'PUT /api/admin/membership/code-batch': {
    summary: 'Disables the codes of a batch, or enables them again.',
    access: superAdmin,
    body: z.object({ id: identifier(), isDisabled: boolean() }),
    data: nothing(),
  },
});

export const membershipDownloads = defineDownloads({
  'GET /api/admin/membership/codes': {
    summary: 'The codes of a batch as CSV, with their uses.',
    access: superAdmin,
  },
});
