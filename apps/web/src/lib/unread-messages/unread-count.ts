import type { Calls, DataOf } from '@touchstone/contract';

export type UnreadCounts = DataOf<Calls['GET /api/msg/unread']>;

const badgeMaximum = 99;

export const totalUnread = ({ comment, reply, like, sys, mine }: UnreadCounts): number =>
  comment + reply + like + sys + mine;

/** Empty for zero: no badge is shown. */
export function badgeText(count: number): string {
  if (count <= 0) return '';
  return count > badgeMaximum ? `${String(badgeMaximum)}+` : String(count);
}
