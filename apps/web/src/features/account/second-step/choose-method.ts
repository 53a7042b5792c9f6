import type { SecondFactorMethod } from '@touchstone/contract/second-factor-limits';

/** The method to begin with: a passkey where the browser has them, then the app; recovery codes are the last resort. */
export function firstMethod(
  methods: readonly SecondFactorMethod[],
  canUsePasskey: boolean,
): SecondFactorMethod {
  const order: readonly SecondFactorMethod[] = canUsePasskey
    ? ['passkey', 'totp', 'recovery']
    : ['totp', 'recovery', 'passkey'];
  return order.find((method) => methods.includes(method)) ?? 'recovery';
}
