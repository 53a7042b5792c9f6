/** The text of a comment or reply, for server and web. */
import { commentLimits } from '@touchstone/contract/community-limits';
import { duplicateWindowMs, isSameText } from './posting-limits.ts';

export type CommentTextRefusal = 'empty' | 'too-long';

export function refuseCommentText(content: string): CommentTextRefusal | undefined {
  if (content.trim() === '') return 'empty';
  return content.length > commentLimits.contentMaximum ? 'too-long' : undefined;
}

/** Short texts ("thank you") are repeated elsewhere without harm. */
const harmlessLength = 20;
const doubleClickMs = 10 * 60_000;

interface EarlierComment {
  readonly content: string;
  readonly ageMs: number;
  readonly isSameSource: boolean;
}

/** Whether an author repeats a text: a short one in the same place, a long one anywhere. */
export function isRepeatedComment(content: string, earlier: EarlierComment): boolean {
  if (!isSameText(content, earlier.content)) return false;
  if (content.trim().length > harmlessLength) return earlier.ageMs < duplicateWindowMs;
  return earlier.isSameSource && earlier.ageMs < doubleClickMs;
}
