import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { useContest } from '../use-contest.ts';
import { announcementMessages } from './announcement-messages.ts';
import classes from './announcements.module.css';
import { useUnread } from './use-unread.ts';

const shownAtMost = 3;

/** New announcements above the content, so that they cover nothing. They stay until the user reads or dismisses them. */
export function AnnouncementNotices() {
  const m = useMessages(announcementMessages);
  const { contestId } = useContest();
  const { unread, markRead } = useUnread();
  return (
    <div className={classes['corner']} role="status" aria-live="polite" aria-label={m.notices}>
      {unread.slice(0, shownAtMost).map(({ id, title }) => (
        <div key={id} className={classes['notice']}>
          <IconSpeakerphone size={20} stroke={1.75} aria-hidden="true" />
          <div className={classes['noticeWords']}>
            <span>{m.fresh}</span>
            <Link to={`/contest/${String(contestId)}/announcements`}>{title}</Link>
          </div>
          <button
            type="button"
            className={classes['close']}
            aria-label={m.close(title)}
            onClick={() => markRead([id])}
          >
            <IconX size={16} stroke={1.75} />
          </button>
        </div>
      ))}
    </div>
  );
}
