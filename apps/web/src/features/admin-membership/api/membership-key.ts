import type { QueryClient } from '@tanstack/react-query';

/** A change of plans, orders, codes or grants may change any of the lists. */
export const adminMembershipKey = ['admin', 'membership'] as const;

export const invalidateAdminMembership = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: adminMembershipKey });
