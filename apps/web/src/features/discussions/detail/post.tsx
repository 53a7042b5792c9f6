import { Button } from '@mantine/core';
import { IconCode, IconEye, IconFlag, IconPencil, IconPinFilled, IconRosette } from '@tabler/icons-react';
import { useState } from 'react';
import { disabledStatus } from '../../../lib/change-discussion.ts';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { Markdown } from '../../../ui/markdown/markdown.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { RoleBadge } from '../../../ui/role-badge.tsx';
import { TitleTag } from '../../../ui/title-tag.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import type { Discussion } from '../api/get-discussion.ts';
import { problemUrl, type DiscussionScope } from '../discussion-scope.ts';
import { ReportDialog } from '../report/report-dialog.tsx';
import { detailMessages } from './detail-messages.ts';
import { LikeButton } from './like-button.tsx';
import { PostMenu } from './post-menu.tsx';
import classes from './post.module.css';
import { useDiscussionChanges } from './use-discussion-changes.ts';

interface PostProps {
  discussion: Discussion;
  scope: DiscussionScope;
  level: 1 | 2;
  onEdit: () => void;
}

export function Post({ discussion, scope, level, onEdit }: PostProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <article className={classes['root']}>
      <Notices discussion={discussion} />
      <Heading className={classes['title']}>{discussion.title}</Heading>
      <Byline discussion={discussion} />
      <div className={classes['text']}>
        <Markdown expectedLines={10}>{discussion.content}</Markdown>
      </div>
      <Footer discussion={discussion} scope={scope} onEdit={onEdit} />
    </article>
  );
}

function Notices({ discussion }: { discussion: Discussion }) {
  const m = useMessages(detailMessages);
  const { restore } = useDiscussionChanges(discussion);
  return (
    <>
      {discussion.isDeleted && (
        <FormAlert kind="warning">
          {m.deletedNotice}
          {discussion.allowed.restore && (
            <div className={classes['restore']}>
              <Button
                size="compact-sm"
                variant="default"
                loading={restore.isPending}
                onClick={() => restore.mutate()}
              >
                {m.restore}
              </Button>
            </div>
          )}
        </FormAlert>
      )}
      {discussion.status === disabledStatus && <FormAlert kind="warning">{m.disabledNotice}</FormAlert>}
    </>
  );
}

function Byline({ discussion }: { discussion: Discussion }) {
  const m = useMessages(detailMessages);
  const { gmtCreate, gmtModified, isOfficial, kind } = discussion;
  return (
    <div className={classes['byline']}>
      <span className={classes['author']}>
        <UserLink username={discussion.author} avatar={discussion.avatar} />
        <RoleBadge badge={discussion.badge} />
        <TitleTag name={discussion.titleName} color={discussion.titleColor} />
      </span>
      <span>
        {m.posted} <RelativeTime value={gmtCreate} />
      </span>
      {gmtModified !== gmtCreate && (
        <span>
          {m.edited} <RelativeTime value={gmtModified} />
        </span>
      )}
      <span className={classes['tag']}>{discussion.categoryName}</span>
      {kind === 'solution' && (
        <span className={classes['tag']} data-tone={isOfficial ? 'gold' : 'good'}>
          {isOfficial && <IconRosette size={14} stroke={1.75} aria-hidden="true" />}
          {isOfficial ? m.official : m.solution}
        </span>
      )}
      {discussion.topPriority && (
        <span className={classes['tag']} data-tone="gold">
          <IconPinFilled size={13} aria-hidden="true" />
          {m.pinned}
        </span>
      )}
    </div>
  );
}

function Footer({ discussion, scope, onEdit }: Omit<PostProps, 'level'>) {
  const m = useMessages(detailMessages);
  const { allowed, pid, viewNum } = discussion;
  const { user } = useSession();
  const [isReported, setReported] = useState(false);
  return (
    <footer className={classes['footer']}>
      <LikeButton discussion={discussion} />
      <span className={classes['views']}>
        <IconEye size={16} stroke={1.6} aria-hidden="true" />
        {m.views(viewNum)}
      </span>
      <div className={classes['actions']}>
        {pid !== null && (
          <PageLink to={problemUrl(scope, pid)} icon={IconCode}>
            {m.toProblem(pid)}
          </PageLink>
        )}
        {allowed.edit && (
          <Button variant="default" leftSection={<IconPencil size={16} stroke={1.75} />} onClick={onEdit}>
            {m.edit}
          </Button>
        )}
        {/* A guest is asked to log in. */}
        {(allowed.report || user === undefined) && (
          <Button
            variant="default"
            leftSection={<IconFlag size={16} stroke={1.75} />}
            onClick={() => {
              if (requireLogin()) setReported(true);
            }}
          >
            {m.report}
          </Button>
        )}
        <PostMenu discussion={discussion} scope={scope} />
      </div>
      {isReported && <ReportDialog discussionId={discussion.id} onClose={() => setReported(false)} />}
    </footer>
  );
}
