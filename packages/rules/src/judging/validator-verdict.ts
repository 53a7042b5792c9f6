/** What the validator of a problem says about an input: testlib exits with 0, validators of the ICPC with 42. */
import type { RunFacts } from './case-verdict.ts';

export type ValidatorVerdict = 'valid' | 'invalid' | 'failed';

const validExitCodes: readonly (number | undefined)[] = [0, 42];

/** A validator that is ended, or crashes, says nothing about the input. */
export function judgeValidator({ endedBy, exitCode, signal, isOutOfMemory }: RunFacts): ValidatorVerdict {
  if (endedBy !== 'itself' || isOutOfMemory || signal !== undefined || exitCode === undefined)
    return 'failed';
  return validExitCodes.includes(exitCode) ? 'valid' : 'invalid';
}
