import { Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { announcementMessages } from '../announcements/announcement-messages.ts';
import { useUnread } from '../announcements/use-unread.ts';
import { contestMessages } from '../contest-messages.ts';
import { useContest } from '../use-contest.ts';
import type { ContestTab } from './contest-tabs.ts';
import { tabMessages } from './tab-messages.ts';
import classes from './tab-bar.module.css';
import { useShownTabs } from './use-shown-tabs.ts';

const spaceBefore = 48;

/** On a narrow screen only the tab list scrolls sideways; the page does not. */
function scrollTabIntoView(tab: HTMLElement | null): void {
  const list = tab?.closest('ul');
  if (tab !== null && list !== null && list !== undefined) list.scrollLeft = tab.offsetLeft - spaceBefore;
}

/** Each tab is a page with its own URL. A closed tab stays focusable and explains why it is closed. */
export function TabBar({ current }: { current: ContestTab }) {
  const m = useMessages(contestMessages);
  const names = useMessages(tabMessages);
  const state = useContest();
  const shown = useShownTabs();
  const reason = state.stage === 'scheduled' ? m.notStarted : m.needsPassword;
  return (
    <nav className={classes['root']} aria-label={m.tabs}>
      <ul className={classes['list']}>
        {shown.map(({ tab, path, isOpen }) => (
          <li key={tab}>
            {isOpen ? (
              <Link
                className={classes['tab']}
                to={`/contest/${String(state.contestId)}${path}`}
                ref={tab === current ? scrollTabIntoView : undefined}
                aria-current={tab === current ? 'page' : undefined}
                preventScrollReset
              >
                {names[tab]}
                {tab === 'announcements' && <UnreadCount />}
              </Link>
            ) : (
              <ClosedTab name={names[tab]} reason={reason} isCurrent={tab === current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UnreadCount() {
  const m = useMessages(announcementMessages);
  const { length } = useUnread().unread;
  if (length === 0) return null;
  return (
    <span className={classes['unread']} role="img" aria-label={m.unread(length)}>
      {length}
    </span>
  );
}

function ClosedTab({ name, reason, isCurrent }: { name: string; reason: string; isCurrent: boolean }) {
  return (
    <Tooltip label={reason}>
      <span
        className={classes['tab']}
        role="link"
        aria-disabled="true"
        aria-current={isCurrent ? 'page' : undefined}
        tabIndex={0}
      >
        {name}
      </span>
    </Tooltip>
  );
}
