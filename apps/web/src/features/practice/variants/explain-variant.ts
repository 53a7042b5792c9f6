/** What a row of a variant says. Pure. */
import type { OwnVariant } from '../api/own-variants.ts';
import type { ownVariantMessages } from './own-variant-messages.ts';

type Messages = (typeof ownVariantMessages)['en-US'];

export const nameOf = ({ source }: OwnVariant, m: Messages): string =>
  source === null ? m.noSource : m.nameOf(`${source.problemId} ${source.title}`);

/** The sentence below the name: what happens, or why it ended. */
export function explainVariant({ state, refusal, rejectReason, problem }: OwnVariant, m: Messages): string {
  switch (state) {
    case 'writing':
    case 'checking':
    case 'waiting':
    case 'cancelled':
      return m.explanations[state];
    case 'refused':
      return refusal === null ? m.refusals['model-unavailable'] : m.refusals[refusal];
    case 'rejected':
      return m.reason(rejectReason ?? '');
    case 'approved':
      return problem === null ? m.explanations.approved : `${problem.problemId} ${problem.title}`;
    default:
      return state satisfies never;
  }
}
