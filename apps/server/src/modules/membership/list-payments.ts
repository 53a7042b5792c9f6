import type { Settings } from '../../platform/settings/setting-sections.ts';

/** The ways to pay that are configured, in the order in which they are offered. */
export const listPayments = ({ instructions }: Settings['membership']) =>
  instructions.trim() === '' ? [] : [{ provider: 'manual', instructions }];
