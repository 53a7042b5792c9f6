import { expect, test } from 'vitest';
import { invitationState, type InvitationFacts } from './invitation.ts';

const now = new Date('2026-03-01T00:00:00Z');
const open: InvitationFacts = { revokedAt: null, expiresAt: null, maxUses: null, uses: 7 };

test.each<[string, Partial<InvitationFacts>, string]>([
  ['without limits', {}, 'open'],
  ['with uses left', { maxUses: 8 }, 'open'],
  ['without uses left', { maxUses: 7 }, 'used-up'],
  ['before it expires', { expiresAt: new Date(now.getTime() + 1) }, 'open'],
  ['when it expires', { expiresAt: now }, 'expired'],
  ['expired and used up', { expiresAt: now, maxUses: 7 }, 'expired'],
  ['revoked and expired', { revokedAt: now, expiresAt: now }, 'revoked'],
])('an invitation %s', (_what, changes, state) => {
  expect(invitationState({ ...open, ...changes }, now)).toBe(state);
});
