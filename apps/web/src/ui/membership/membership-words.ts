import { membershipMessages } from '../../lib/membership-messages.ts';
import { levelNameOf } from '../../lib/membership.ts';
import { useMessages } from '../../lib/messages.ts';

type Words = (typeof membershipMessages)['zh-CN'];

const yearDays = 365;

/** `1 year`, `30 days`, `No end date`. */
export function describeLength(days: number | null, m: Words): string {
  if (days === null) return m.endless;
  return days % yearDays === 0 ? m.years(days / yearDays) : m.days(days);
}

/** `Level 1-2`; level 0 is no membership. */
export function describeLevel(level: number, m: Words): string {
  const name = levelNameOf(level);
  return name === undefined ? m.noMembership : m.level(name);
}

const isKnownProvider = (provider: string, m: Words): provider is keyof Words['providers'] =>
  Object.hasOwn(m.providers, provider);

/** A provider that this version does not know is shown by its key. */
export const describeProvider = (provider: string, m: Words): string =>
  isKnownProvider(provider, m) ? m.providers[provider] : provider;

/** The functions above in the language of the user. */
export function useMembershipWords() {
  const m = useMessages(membershipMessages);
  return {
    lengthOf: (days: number | null) => describeLength(days, m),
    levelOf: (level: number) => describeLevel(level, m),
    providerOf: (provider: string) => describeProvider(provider, m),
  };
}
