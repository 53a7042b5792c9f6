import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { badgeText } from '../../lib/unread-messages/index.ts';
import classes from './tab-bar.module.css';

export interface TabBarEntry {
  key: string;
  name: string;
  to: string;
  /** Why the tab is closed to the viewer; undefined for an open tab. */
  closedReason?: string | undefined;
  /** Behind the name: a count of new things. */
  badge?: ReactNode;
}

interface TabBarProps {
  label: string;
  tabs: readonly TabBarEntry[];
  /** The key of the tab of the current page. */
  current: string;
}

const spaceBefore = 48;

/** On a narrow screen only the tab list scrolls sideways; the page does not. */
function scrollTabIntoView(tab: HTMLElement | null): void {
  const list = tab?.closest('ul');
  if (tab !== null && list !== null && list !== undefined) list.scrollLeft = tab.offsetLeft - spaceBefore;
}

/** Each tab is a page with its own URL. A closed tab stays focusable and explains why it is closed. */
export function TabBar({ label, tabs, current }: TabBarProps) {
  return (
    <nav className={classes['root']} aria-label={label}>
      <ul className={classes['list']}>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {tab.closedReason === undefined ? (
              <Link
                className={classes['tab']}
                to={tab.to}
                ref={tab.key === current ? scrollTabIntoView : undefined}
                aria-current={tab.key === current ? 'page' : undefined}
                preventScrollReset
              >
                {tab.name}
                {tab.badge}
              </Link>
            ) : (
              <ClosedTab name={tab.name} reason={tab.closedReason} isCurrent={tab.key === current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
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

/** A number of new things behind the name of a tab. A count that arrives later moves no tab: its place is always there. */
export function TabCount({ count, label }: { count: number; label: string }) {
  return (
    <span className={classes['count']}>
      {count > 0 && (
        <span className={classes['unread']} role="img" aria-label={label}>
          {badgeText(count)}
        </span>
      )}
    </span>
  );
}
