import type { Benefits, MembershipTime, Offers, Plan } from '../api/membership.ts';
import type { Order } from '../api/orders.ts';

export const aLevel = (changes: Partial<Benefits> = {}): Benefits => ({
  canReadSolutions: false,
  assistantQuota: 0,
  submitInterval: null,
  discussionsPerDay: null,
  ...changes,
});

export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  id: 1,
  title: 'One month',
  level: 1,
  days: 30,
  isAnnual: false,
  priceFen: 1990,
  ...changes,
});

export const someOffers = (changes: Partial<Offers> = {}): Offers => ({
  isOpen: true,
  plans: [aPlan()],
  benefits: [aLevel(), aLevel({ assistantQuota: 5 }), aLevel(), aLevel()],
  payments: [{ provider: 'manual', instructions: 'Transfer to the school.' }],
  ...changes,
});

export const aMembership = (changes: Partial<MembershipTime> = {}): MembershipTime => ({
  level: 0,
  isAnnual: false,
  periods: [],
  endsAt: null,
  hasEnded: false,
  takenPlanIds: [],
  ...changes,
});

export const anOrder = (changes: Partial<Order> = {}): Order => ({
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
  ...changes,
});
