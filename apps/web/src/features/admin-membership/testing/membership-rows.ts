import type { CodeBatch } from '../api/codes.ts';
import type { Grant } from '../api/ledger.ts';
import type { AdministeredOrder } from '../api/orders.ts';
import type { ArrivedPayment } from '../api/payments.ts';
import type { AdministeredPlan } from '../api/plans.ts';
import type { MembershipSettings } from '../api/settings.ts';

export const someSettings = (changes: Partial<MembershipSettings> = {}): MembershipSettings => ({
  isOpen: true,
  instructions: 'Transfer to the school.',
  benefits: [0, 1, 2, 3].map((level) => ({
    canReadSolutions: level > 1,
    assistantQuota: level * 10,
    submitInterval: level > 1 ? 0 : null,
    discussionsPerDay: level > 1 ? 50 : null,
  })),
  trainings: [{ id: 7, level: 2, title: 'Graphs' }],
  ...changes,
});

export const aPlan = (changes: Partial<AdministeredPlan> = {}): AdministeredPlan => ({
  id: 1,
  title: 'One month',
  titleTranslations: {},
  level: 1,
  days: 30,
  isAnnual: false,
  priceFen: 1990,
  position: 0,
  isOffered: true,
  orderCount: 0,
  ...changes,
});

export const anOrder = (changes: Partial<AdministeredOrder> = {}): AdministeredOrder => ({
  id: 7,
  number: '202611160123456789',
  title: 'One month',
  level: 1,
  days: 30,
  isAnnual: false,
  priceFen: 1990,
  amountFen: 1990,
  provider: 'manual',
  state: 'created',
  createdAt: '2026-11-16T08:00:00.000+0000',
  expiresAt: '2026-11-19T08:00:00.000+0000',
  paidAt: null,
  refundedAt: null,
  payment: null,
  uid: 'u1',
  username: 'ann',
  reference: null,
  refund: null,
  returnedFen: 0,
  ...changes,
});

export const aBatch = (changes: Partial<CodeBatch> = {}): CodeBatch => ({
  id: 3,
  kind: 'membership',
  level: 2,
  days: 31,
  percentOff: null,
  fenOff: null,
  codeCount: 20,
  usesPerCode: 1,
  useCount: 4,
  expiresAt: null,
  disabledAt: null,
  note: 'start of term',
  createdBy: 'root',
  createdAt: '2026-11-16T08:00:00.000+0000',
  ...changes,
});

export const aGrant = (changes: Partial<Grant> = {}): Grant => ({
  id: 5,
  uid: 'u1',
  username: 'ann',
  level: 2,
  days: 31,
  source: 'administrator',
  orderNumber: null,
  grantedBy: 'root',
  note: 'winner of the class',
  grantedAt: '2026-11-16T08:00:00.000+0000',
  cancelledAt: null,
  cancelledBy: null,
  cancelNote: null,
  ...changes,
});

export const aPayment = (changes: Partial<ArrivedPayment> = {}): ArrivedPayment => ({
  id: 9,
  provider: 'wechat',
  reference: '4200001',
  orderNumber: '202611160123456789',
  uid: 'u1',
  username: 'ann',
  amountFen: 990,
  orderAmountFen: 990,
  paidAt: '2026-11-16T08:05:00.000+0000',
  state: 'credited',
  holdReason: null,
  refund: null,
  returnedFen: 0,
  ...changes,
});
