import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { failuresAddress, remoteAddress } from './remote-addresses.ts';
import classes from './remote-frame.module.css';
import { remoteMessages } from './remote-messages.ts';

type RemoteTab = 'sites' | 'failures';

const addresses: Record<RemoteTab, string> = {
  sites: remoteAddress,
  failures: failuresAddress(),
};

/** The pages of remote judging. */
export function RemoteFrame({ current, children }: { current: RemoteTab; children: ReactNode }) {
  const m = useMessages(remoteMessages);
  const tabs: readonly RemoteTab[] = ['sites', 'failures'];
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      <TabBar
        label={m.tabs.label}
        current={current}
        tabs={tabs.map((tab) => ({ key: tab, name: m.tabs[tab], to: addresses[tab] }))}
      />
      <div className={classes['content']}>{children}</div>
    </PageContainer>
  );
}
