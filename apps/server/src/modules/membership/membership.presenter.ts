import { toWireDate } from '@touchstone/contract';
import type { MembershipTime } from '@touchstone/rules/membership/membership-time';

const wireDateOf = (date: Date | null) => (date === null ? null : toWireDate(date));

export const presentMembership = ({ level, isAnnual, periods, endsAt, hasEnded }: MembershipTime) => ({
  level,
  isAnnual,
  periods: periods.map((period) => ({
    level: period.level,
    from: toWireDate(period.from),
    to: wireDateOf(period.to),
  })),
  endsAt: wireDateOf(endsAt),
  hasEnded,
});

export { wireDateOf };
