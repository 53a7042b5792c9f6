import { problemLimits } from '@touchstone/contract/problem-limits';

/** The text of a file, or the reason why the form cannot use it. */
export async function readTextFile(file: Blob): Promise<string | { reason: 'notText' | 'tooLarge' }> {
  // A character takes at most four bytes.
  if (file.size > problemLimits.codeMaximum * 4) return { reason: 'tooLarge' };
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { reason: 'notText' };
  }
}
