import { useSearchParams } from 'react-router';
import { CommentArea } from '../../features/comments/comment-area.tsx';
import { parseCommentFocus } from '../../features/comments/comment-focus.ts';
import { DiscussionDetail } from '../../features/discussions/detail/discussion-detail.tsx';
import type { DiscussionScope } from '../../features/discussions/discussion-scope.ts';

interface DiscussionWithCommentsProps {
  scope: DiscussionScope;
  discussionId: number;
  level?: 1 | 2;
}

/** A discussion with its comments. It connects two features that do not import each other. */
export function DiscussionWithComments({ scope, discussionId, level = 1 }: DiscussionWithCommentsProps) {
  const [parameters] = useSearchParams();
  return (
    <DiscussionDetail
      scope={scope}
      discussionId={discussionId}
      level={level}
      comments={<CommentArea source={{ did: discussionId }} focus={parseCommentFocus(parameters)} />}
    />
  );
}
