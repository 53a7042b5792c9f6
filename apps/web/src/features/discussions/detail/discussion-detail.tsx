/**
 * One discussion: the post with its actions, and the comments below it. The page that embeds it passes the comments, which
 * belong to another feature.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useDiscussionUpdates } from '../../../lib/discussion-topic.ts';
import { useMessages } from '../../../lib/messages.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { changeParameters } from '../../../lib/search-parameters.ts';
import { useSession } from '../../../lib/session.ts';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { discussionKey } from '../api/discussion-keys.ts';
import { discussionQuery, type Discussion } from '../api/get-discussion.ts';
import { discussionMessages } from '../discussion-messages.ts';
import { discussionListUrl, solutionsUrl, type DiscussionScope } from '../discussion-scope.ts';
import { DiscussionForm } from '../form/discussion-form.tsx';
import { uploadOf } from '../form/upload-of.ts';
import { failureOf } from './detail-failure.ts';
import { DetailFailed, DetailLoading } from './detail-states.tsx';
import { Post } from './post.tsx';

interface DiscussionDetailProps {
  scope: DiscussionScope;
  discussionId: number;
  /** 2 inside a group, whose name is the heading of the page. */
  level?: 1 | 2;
  comments: ReactNode;
}

export function DiscussionDetail({ scope, discussionId, level = 1, comments }: DiscussionDetailProps) {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(discussionQuery(discussionId, user?.uid));
  const { isEdited, setEdited } = useEdited();
  usePageTitle(data?.title);
  const client = useQueryClient();
  useDiscussionUpdates(
    discussionId,
    () => void client.invalidateQueries({ queryKey: discussionKey(discussionId) }),
  );
  // A discussion that was disabled or deleted meanwhile closes, even if its former text is known.
  if (error !== null && (data === undefined || failureOf(error) !== 'failed'))
    return <DetailFailed error={error} scope={scope} level={level} onRetry={() => void refetch()} />;
  if (data === undefined) return <DetailLoading level={level} />;
  if (isEdited && data.allowed.edit && user !== undefined)
    return (
      <DiscussionForm
        subject={{
          ...scope,
          uid: user.uid,
          kind: data.kind,
          problemId: data.pid ?? undefined,
          discussionId: data.id,
        }}
        edited={data}
        canPin={data.allowed.pin}
        upload={uploadOf(scope, { canPin: data.allowed.pin, roles: user.roleList })}
        level={level}
        onSaved={() => setEdited(false)}
        onCancel={() => setEdited(false)}
      />
    );
  return (
    <>
      <Crumbs scope={scope} discussion={data} />
      <Post discussion={data} scope={scope} level={level} onEdit={() => setEdited(true)} />
      {!data.isDeleted && comments}
    </>
  );
}

const editParameter = 'edit';

/** The address says whether the form is open: Back closes it. */
function useEdited() {
  const [parameters, setParameters] = useSearchParams();
  return {
    isEdited: parameters.has(editParameter),
    setEdited: (isEdited: boolean) =>
      setParameters((before) => changeParameters(before, { [editParameter]: isEdited ? 'true' : '' }), {
        replace: !isEdited,
      }),
  };
}

function Crumbs({ scope, discussion }: { scope: DiscussionScope; discussion: Discussion }) {
  const m = useMessages(discussionMessages);
  const { pid, kind, title } = discussion;
  const aboveOfProblem =
    pid === null
      ? []
      : kind === 'solution'
        ? [{ name: `${m.problem(pid)} ${m.solutions}`, to: solutionsUrl(scope, pid) }]
        : [{ name: m.problem(pid), to: discussionListUrl(scope, pid) }];
  return (
    <Breadcrumb
      crumbs={[{ name: m.discussions, to: discussionListUrl(scope) }, ...aboveOfProblem, { name: title }]}
    />
  );
}
