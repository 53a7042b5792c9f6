import type { ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TabBar } from '../../ui/tab-bar/tab-bar.tsx';
import { failuresAddress, importAddress, remoteAddress } from './remote-addresses.ts';
import classes from './remote-frame.module.css';
import { remoteMessages } from './remote-messages.ts';

type RemoteTab = 'sites' | 'failures' | 'import';

const addresses: Record<RemoteTab, string> = {
  sites: remoteAddress,
  failures: failuresAddress(),
  import: importAddress,
};

/** The three pages of remote judging. Only importing is open to every administrator. */
export function RemoteFrame({ current, children }: { current: RemoteTab; children: ReactNode }) {
  const m = useMessages(remoteMessages);
  const { user } = useSession();
  const tabs: readonly RemoteTab[] = ['sites', 'failures', 'import'];
  return (
    <PageContainer width="full">
      <PageHeader
        title={current === 'import' ? m.importTitle : m.title}
        description={current === 'import' ? m.importDescription : m.description}
      />
      {isSuperAdminRole(user?.roleList ?? []) && (
        <TabBar
          label={m.tabs.label}
          current={current}
          tabs={tabs.map((tab) => ({ key: tab, name: m.tabs[tab], to: addresses[tab] }))}
        />
      )}
      <div className={classes['content']}>{children}</div>
    </PageContainer>
  );
}
