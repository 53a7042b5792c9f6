/**
 * How this works: claims of the model go to the judge while the answer goes on. A claim is shown only when the judge has
 * confirmed it. Everything else about it is dropped: a claim without an input, one that the judge refutes or cannot run, and
 * all beyond the limit of an answer.
 */
import { assistantLimits, type RemovalReason, type VerifiedCounterExample } from '@touchstone/contract';
import { parseClaim, type Claim } from '@touchstone/rules/assistant/claims';
import type { AnswerFilter } from '@touchstone/rules/assistant/filter-answer';
import type { InputVerdict } from './check-input.ts';

interface Verification {
  lineCount: number;
  filter: AnswerFilter;
  check: (input: string) => Promise<InputVerdict>;
  onChecking: () => void;
  onConfirmed: (example: VerifiedCounterExample) => void;
  onRemoved: (reason: RemovalReason) => void;
}

export function createClaimVerifier(verification: Verification) {
  const { lineCount, onChecking, onRemoved } = verification;
  let count = 0;
  // One after another: the judge is shared with all users.
  let last: Promise<void> = Promise.resolve();
  return {
    add: (body: string) => {
      const claim = parseClaim(body, lineCount);
      count += 1;
      if (claim === undefined || count > assistantLimits.claimsPerAnswer) {
        onRemoved('unverified');
        return;
      }
      onChecking();
      last = last.then(() => verify(verification, claim));
    },
    /** Resolves when every claim is decided. */
    finish: () => last,
  };
}

async function verify({ filter, check, onConfirmed, onRemoved }: Verification, claim: Claim) {
  const verdict = await check(claim.input);
  if (!verdict.confirmed) {
    onRemoved('unverified');
    return;
  }
  const { text, removed } = filter.filterExplanation(claim.explanation);
  if (removed !== null) onRemoved(removed);
  const { input, expected, output, status } = verdict;
  onConfirmed({ input, expected, output, status, explanation: text, line: claim.line });
}
