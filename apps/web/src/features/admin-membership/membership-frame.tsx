import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import classes from './admin-membership.module.css';
import { frameMessages } from './frame-messages.ts';

const tabs = ['settings', 'plans', 'orders', 'payments', 'codes', 'ledger', 'wechat-pay'] as const;
type MembershipTab = (typeof tabs)[number];

const addressOf = (tab: MembershipTab) =>
  tab === 'settings' ? '/admin/membership' : `/admin/membership/${tab}`;

interface MembershipFrameProps {
  current: MembershipTab;
  actions?: ReactNode;
  children: ReactNode;
}

/** The pages of memberships in the back office. */
export function MembershipFrame({ current, actions, children }: MembershipFrameProps) {
  const m = useMessages(frameMessages);
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} actions={actions} />
      <TabBar
        label={m.tabs.label}
        current={current}
        tabs={tabs.map((tab) => ({ key: tab, name: m.tabs[tab], to: addressOf(tab) }))}
      />
      <div className={classes['content']}>{children}</div>
    </PageContainer>
  );
}
