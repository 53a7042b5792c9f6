/** Membership in the back office: plans, orders, the ledger, codes and what a level gives. */
import { z } from 'zod';
import { defineCalls, defineDownloads, superAdmin } from '../define-calls.ts';
import { membershipLimits, orderStates, paymentStates } from '../membership-limits.ts';
import {
  administeredOrder,
  administeredPlan,
  batchForm,
  codeBatch,
  grantForm,
  levelBenefits,
  lockedTraining,
  membershipGrant,
  membershipPayment,
  ownMembership,
  planForm,
} from '../shapes/membership.ts';
import { boolean, filledText, nothing, optionalText, page, paging, smallIdentifier, text } from '../wire.ts';

const ofId = z.object({ id: smallIdentifier() });
const withNote = z.object({ id: smallIdentifier(), note: text(membershipLimits.noteMaximum).default('') });

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
    body: planForm.extend({ id: smallIdentifier() }),
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
    summary:
      'Returns the money through the provider of the payment, or marks the order as refunded. Then its grant is cancelled.',
    access: superAdmin,
    body: withNote,
    data: nothing(),
  },
  'GET /api/admin/membership/payments': {
    summary: 'The money that arrived through providers, the newest first. Held money pays no order.',
    access: superAdmin,
    query: z.object({
      ...paging(20),
      state: z.preprocess((value) => value || undefined, z.enum(paymentStates).optional()),
    }),
    data: page(membershipPayment),
  },
  'POST /api/admin/membership/payment/refund': {
    summary: 'Returns a payment through its provider.',
    access: superAdmin,
    body: withNote,
    data: nothing(),
  },
  'GET /api/admin/membership/wechat-pay': {
    summary: 'The settings of WeChat Pay, without the keys.',
    access: superAdmin,
    data: z.object({
      isEnabled: z.boolean(),
      merchantId: z.string().nullable(),
      appId: z.string().nullable(),
      serial: z.string().nullable(),
      hasPrivateKey: z.boolean(),
      hasApiKey: z.boolean(),
      publicKeyId: z.string().nullable(),
      publicKey: z.string().nullable(),
      apiUrl: z.string(),
    }),
  },
  'PUT /api/admin/membership/wechat-pay': {
    summary:
      'Changes the settings of WeChat Pay. Without a key, the stored one of the same merchant stays. With a public key and ' +
      'its id, answers are verified with it, otherwise with platform certificates.',
    access: superAdmin,
    body: z.object({
      isEnabled: boolean(),
      merchantId: optionalText(32),
      appId: optionalText(64),
      /** Of the certificate of the merchant. */
      serial: optionalText(64),
      /** PEM. */
      privateKey: optionalText(membershipLimits.keyMaximum),
      apiKey: optionalText(64),
      publicKeyId: optionalText(128),
      /** PEM. */
      publicKey: optionalText(membershipLimits.keyMaximum),
      apiUrl: filledText(300),
    }),
    data: nothing(),
  },
  'POST /api/admin/membership/wechat-pay/test': {
    summary: 'Asks WeChat Pay a question with the stored settings.',
    access: superAdmin,
    data: z.object({ isWorking: z.boolean(), failure: z.string().nullable() }),
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
    body: z.object({ id: smallIdentifier(), isDisabled: boolean() }),
    data: nothing(),
  },
});

export const membershipDownloads = defineDownloads({
  'GET /api/admin/membership/codes': {
    summary: 'The codes of a batch as CSV, with their uses.',
    access: superAdmin,
  },
});
