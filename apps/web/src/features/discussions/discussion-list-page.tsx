import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { isAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { discussionMessages } from './discussion-messages.ts';
import { discussionListUrl } from './discussion-scope.ts';
import { DiscussionList } from './list/discussion-list.tsx';

/** The discussions of the site, or those of one problem. */
export function Component() {
  const m = useMessages(discussionMessages);
  const problemId = useParams()['problemID'];
  const { user } = useSession();
  return (
    <PageContainer>
      <Breadcrumb
        crumbs={
          problemId === undefined
            ? [{ name: m.home, to: '/home' }, { name: m.discussions }]
            : [
                { name: m.home, to: '/home' },
                { name: m.discussions, to: discussionListUrl({}) },
                { name: m.problem(problemId) },
              ]
        }
      />
      <DiscussionList
        key={problemId}
        scope={{}}
        problemId={problemId}
        canPin={isAdminRole(user?.roleList ?? [])}
      />
    </PageContainer>
  );
}
