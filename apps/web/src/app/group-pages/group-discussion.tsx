import { DetailMissing } from '../../features/discussions/detail/detail-states.tsx';
import { parseDiscussionId } from '../../features/discussions/discussion-scope.ts';
import { DiscussionWithComments } from '../discussion-pages/discussion-with-comments.tsx';

/** One discussion of a group, in the frame of the group. */
export function GroupDiscussion({ groupId, address }: { groupId: number; address: string }) {
  const discussionId = parseDiscussionId(address);
  if (discussionId === undefined) return <DetailMissing scope={{ groupId }} level={2} />;
  return (
    <DiscussionWithComments key={discussionId} scope={{ groupId }} discussionId={discussionId} level={2} />
  );
}
