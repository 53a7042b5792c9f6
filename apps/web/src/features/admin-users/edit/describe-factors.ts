import type { Messages } from '../../../lib/messages.ts';
import type { UserFactors } from '../api/user-factors.ts';
import type { factorMessages } from './factor-messages.ts';

type Texts = typeof factorMessages extends Messages<infer Shape> ? Shape : never;

export const hasFactors = ({ hasTotp, passkeyCount }: UserFactors): boolean => hasTotp || passkeyCount > 0;

export function describeFactors(factors: UserFactors, m: Texts): string {
  if (!hasFactors(factors)) return factors.isRequired ? m.offRequired : m.off;
  return [
    ...(factors.hasTotp ? [m.app] : []),
    ...(factors.passkeyCount > 0 ? [m.passkeys(factors.passkeyCount)] : []),
    m.codes(factors.recoveryCodesLeft),
  ].join(' · ');
}
