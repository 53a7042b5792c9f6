import { IconEye, IconMessage, IconPinFilled, IconThumbUp, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { disabledStatus } from '../../../lib/change-discussion.ts';
import { useMessages } from '../../../lib/messages.ts';
import card from '../../../ui/card-link.module.css';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { RoleBadge } from '../../../ui/role-badge.tsx';
import { UserLink } from '../../../ui/user-link.tsx';
import { shortCount } from '../../../ui/choice/short-count.ts';
import type { ListedDiscussion } from '../api/list-discussions.ts';
import { discussionUrl, problemUrl, type DiscussionScope } from '../discussion-scope.ts';
import classes from './discussion-list.module.css';
import { listMessages } from './list-messages.ts';

interface DiscussionRowProps {
  discussion: ListedDiscussion;
  scope: DiscussionScope;
  /** Undefined while the categories are loading. */
  categoryName: string | undefined;
}

export function DiscussionRow({ discussion, scope, categoryName }: DiscussionRowProps) {
  const m = useMessages(listMessages);
  return (
    <li className={`${card['row'] ?? ''} ${classes['row'] ?? ''}`}>
      <div className={classes['words']}>
        <h2 className={classes['title']}>
          <Link className={card['link']} to={discussionUrl(scope, discussion.id)}>
            {discussion.title}
          </Link>
        </h2>
        <p className={classes['summary']}>{discussion.description}</p>
        <div className={classes['facts']}>
          {discussion.topPriority && (
            <span className={classes['pinned']}>
              <IconPinFilled size={13} aria-hidden="true" />
              {m.pinned}
            </span>
          )}
          {discussion.status === disabledStatus && <span className={classes['disabled']}>{m.disabled}</span>}
          {discussion.kind === 'solution' && <span className={classes['kind']}>{m.solution}</span>}
          <span className={classes['author']}>
            <UserLink username={discussion.author} avatar={discussion.avatar} size={20} />
            <RoleBadge badge={discussion.badge} />
          </span>
          <RelativeTime value={discussion.gmtCreate} />
          {categoryName !== undefined && <span className={classes['categoryName']}>{categoryName}</span>}
          {discussion.pid !== null && (
            <Link className={classes['problem']} to={problemUrl(scope, discussion.pid)}>
              {m.problem(discussion.pid)}
            </Link>
          )}
        </div>
      </div>
      <Counts discussion={discussion} />
    </li>
  );
}

function Counts({ discussion: { commentNum, likeNum, viewNum } }: Pick<DiscussionRowProps, 'discussion'>) {
  const m = useMessages(listMessages);
  return (
    <div className={classes['counts']}>
      <Count icon={IconMessage} count={commentNum} label={m.comments(commentNum)} />
      <Count icon={IconThumbUp} count={likeNum} label={m.likes(likeNum)} />
      <Count icon={IconEye} count={viewNum} label={m.views(viewNum)} />
    </div>
  );
}

function Count({ icon: CountIcon, count, label }: { icon: Icon; count: number; label: string }) {
  return (
    <span className={classes['count']} role="img" aria-label={label} title={label}>
      <CountIcon size={15} stroke={1.6} aria-hidden="true" />
      {shortCount(count)}
    </span>
  );
}
