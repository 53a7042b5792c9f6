import { describe, expect, it } from 'vitest';
import type { DiscussionEvent } from '../../../lib/discussion-topic.ts';
import { aComment, aReply } from '../testing/a-comment.ts';
import {
  countFreshComments,
  countFreshReplies,
  dropFreshReplies,
  followFresh,
  nothingFresh,
} from './fresh-comments.ts';

const event = (
  changed: DiscussionEvent['changed'],
  commentId: number | null,
  replyId: number | null = null,
): DiscussionEvent => ({ did: 7, changed, commentId, replyId });
const follow = (...events: DiscussionEvent[]) => events.reduce(followFresh, nothingFresh);

describe('fresh comments', () => {
  it('are counted once, unless they are in the list', () => {
    const fresh = follow(event('added', 1), event('added', 1), event('added', 2));
    expect(countFreshComments(fresh, [])).toBe(2);
    expect(countFreshComments(fresh, [aComment(2)])).toBe(1);
  });

  it('that are deleted do not count', () => {
    expect(countFreshComments(follow(event('added', 1), event('deleted', 1)), [])).toBe(0);
  });

  it('do not include replies, which count at their comment', () => {
    const fresh = follow(event('added', 1, 11), event('added', 1, 12), event('deleted', 1, 12));
    expect(countFreshComments(fresh, [])).toBe(0);
    expect(countFreshReplies(fresh, 1, [])).toBe(1);
    expect(countFreshReplies(fresh, 1, [aReply(11)])).toBe(0);
    expect(countFreshReplies(fresh, 2, [])).toBe(0);
    expect(countFreshReplies(dropFreshReplies(fresh, 1), 1, [])).toBe(0);
  });

  it.each([event('liked', 1), event('discussion', null)])('do not come from %j', (other) => {
    expect(follow(other)).toBe(nothingFresh);
  });
});
