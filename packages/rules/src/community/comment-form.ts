/** The text of a comment or reply, for server and web. */
import { commentLimits } from '@touchstone/contract/community-limits';

export type CommentTextRefusal = 'empty' | 'too-long';

export function refuseCommentText(content: string): CommentTextRefusal | undefined {
  if (content.trim() === '') return 'empty';
  return content.length > commentLimits.contentMaximum ? 'too-long' : undefined;
}
