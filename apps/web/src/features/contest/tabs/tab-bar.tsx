import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { TabBar as Bar, TabCount } from '../../../ui/tab-bar/tab-bar.tsx';
import { announcementMessages } from '../announcements/announcement-messages.ts';
import { useUnread } from '../announcements/use-unread.ts';
import { contestMessages } from '../contest-messages.ts';
import { QuestionCount } from '../questions/question-count.tsx';
import { useContest } from '../use-contest.ts';
import type { ContestTab } from './contest-tabs.ts';
import { tabMessages } from './tab-messages.ts';
import { useShownTabs } from './use-shown-tabs.ts';

const badges: Partial<Record<ContestTab, ReactNode>> = {
  announcements: <UnreadCount />,
  comment: <QuestionCount />,
};

/** The tabs of the contest that this viewer sees. */
export function TabBar({ current }: { current: ContestTab }) {
  const m = useMessages(contestMessages);
  const names = useMessages(tabMessages);
  const state = useContest();
  const reason = state.stage === 'scheduled' ? m.notStarted : m.needsPassword;
  const tabs = useShownTabs().map(({ tab, path, isOpen }) => ({
    key: tab,
    name: names[tab],
    to: `/contest/${String(state.contestId)}${path}`,
    closedReason: isOpen ? undefined : reason,
    badge: badges[tab],
  }));
  return <Bar label={m.tabs} tabs={tabs} current={current} />;
}

function UnreadCount() {
  const m = useMessages(announcementMessages);
  const { length } = useUnread().unread;
  return <TabCount count={length} label={m.unread(length)} />;
}
