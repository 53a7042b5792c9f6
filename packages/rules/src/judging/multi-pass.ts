/**
 * Problems of several passes (ICPC format): a validator that accepts the output may write `nextpass.in`. Then the
 * submission runs again with this input, and the validator finds the other files of its folder again.
 *
 * A problem has no field for it. The source of the validator tells, like its calling convention: it contains the name
 * of the file, and a comment `validation_passes: N` if the number of passes is not the usual one.
 */
import { statuses } from '@touchstone/contract/statuses';
import type { CheckerVerdict } from './checker-verdict.ts';

export const nextPassFile = 'nextpass.in';
export const usualPassLimit = 2;
/** Protects the judge from a package that asks for more. */
const passLimitMaximum = 100;

/** Undefined: the validator knows only one pass. */
export function findPassLimit(sources: readonly string[]): number | undefined {
  if (!sources.some((text) => text.includes(nextPassFile))) return undefined;
  const told = sources.flatMap((text) => /\bvalidation_passes: (\d{1,6})\b/.exec(text)?.[1] ?? []);
  return Math.min(Number(told[0] ?? usualPassLimit), passLimitMaximum);
}

export const describePassLimit = (passes: number): string => `validation_passes: ${String(passes)}`;

export interface Pass {
  /** From one. */
  readonly number: number;
  readonly limit: number;
  readonly hasNext: boolean;
}

/** What follows a pass: another one, or the final verdict. */
export function decidePass(
  verdict: CheckerVerdict,
  { number, limit, hasNext }: Pass,
): 'next' | CheckerVerdict {
  if (!hasNext || verdict.status !== statuses.accepted) return verdict;
  if (number < limit) return 'next';
  const message = `The checker asks for more than ${String(limit)} passes.`;
  return { status: statuses.systemError, fraction: 0, message, note: null };
}
