/** What a check says about a variant. Solutions must agree; wrong solutions must fail. Pure. */
import type { Variant } from './api/variants.ts';
import type { variantMessages } from './variant-messages.ts';

type Check = Variant['checks'][number];
type Messages = (typeof variantMessages)['en-US'];

export function describeCheck(
  { program, outcome, tried }: Check,
  m: Messages,
): { isGood: boolean; text: string } {
  const isAgreement = program === 'agreement';
  switch (outcome) {
    case 'none':
      return { isGood: isAgreement, text: isAgreement ? m.agrees(tried) : m.passes(tried) };
    case 'found':
      return { isGood: !isAgreement, text: isAgreement ? m.differs : m.caught(tried) };
    case 'failed':
    case 'invalid-input':
      return { isGood: false, text: m.programFailed };
    case 'no-judge':
      return { isGood: false, text: m.noJudge };
    default:
      return outcome satisfies never;
  }
}
