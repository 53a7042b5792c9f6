import { useParams } from 'react-router';
import { DetailMissing } from '../../features/discussions/detail/detail-states.tsx';
import { parseDiscussionId } from '../../features/discussions/discussion-scope.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { DiscussionWithComments } from './discussion-with-comments.tsx';

/** One discussion of the site. */
export function Component() {
  const discussionId = parseDiscussionId(useParams()['discussionID']);
  return (
    <PageContainer width="reading">
      {discussionId === undefined ? (
        <DetailMissing scope={{}} level={1} />
      ) : (
        <DiscussionWithComments key={discussionId} scope={{}} discussionId={discussionId} />
      )}
    </PageContainer>
  );
}
