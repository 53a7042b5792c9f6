import { Button, Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UserInfo } from '@touchstone/contract';
import {
  IconDeviceMobile,
  IconLink,
  IconLock,
  IconMail,
  IconRobot,
  IconRotate,
  IconShieldLock,
  IconUser,
  IconUserQuestion,
} from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { useSession } from '../../lib/session.ts';
import { MessageState } from '../../ui/message-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PhoneReminder } from '../../ui/phone-reminder/phone-reminder.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ConversationPanel } from './assistant/conversation-panel.tsx';
import { EmailPanel } from './email/email-panel.tsx';
import { LinkedPanel } from './linked/linked-panel.tsx';
import { PasswordPanel } from './password/password-panel.tsx';
import { RestorePanel } from './password/restore-panel.tsx';
import { PhonePanel } from './phone/phone-panel.tsx';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { SecurityPanel } from './security/security-panel.tsx';
import { settingsMessages } from './settings-messages.ts';
import classes from './settings-page.module.css';
import { parseSettingsTab, settingsTabs, tabParameter, type SettingsTab } from './settings-tabs.ts';

const wideQuery = '(min-width: 992px)';

const icons: Record<SettingsTab, typeof IconUser> = {
  reset_username: IconDeviceMobile,
  setting_password: IconLock,
  reset_password: IconRotate,
  setting_email: IconMail,
  setting_userinfo: IconUser,
  linked_accounts: IconLink,
  setting_security: IconShieldLock,
  assistant: IconRobot,
};

export function Component() {
  const m = useMessages(settingsMessages);
  const { user } = useSession();
  return (
    <PageContainer>
      <PageHeader title={m.title} description={user === undefined ? undefined : m.account(user.username)} />
      {user === undefined ? <LostSession /> : <SettingsTabs user={user} />}
    </PageContainer>
  );
}

function SettingsTabs({ user }: { user: UserInfo }) {
  const m = useMessages(settingsMessages);
  const [parameters, setParameters] = useSearchParams();
  const isWide = useMediaQuery(wideQuery, true, { getInitialValueInEffect: false });
  const tab = parseSettingsTab(parameters.get(tabParameter));
  const list = useActiveInView(tab);
  const choose = (value: string | null) => setParameters({ [tabParameter]: parseSettingsTab(value) });
  return (
    <>
      {/* The phone tab itself says it. */}
      {tab !== 'reset_username' && <PhoneReminder />}
      <Tabs
        value={tab}
        onChange={choose}
        orientation={isWide ? 'vertical' : 'horizontal'}
        keepMounted={false}
        classNames={{
          root: classes['root'] ?? '',
          list: classes['list'] ?? '',
          tab: classes['tab'] ?? '',
          tabLabel: classes['tabLabel'] ?? '',
          panel: classes['panel'] ?? '',
        }}
      >
        <Tabs.List aria-label={m.tabList} ref={list}>
          {settingsTabs.map((name) => {
            const Icon = icons[name];
            return (
              <Tabs.Tab
                key={name}
                value={name}
                data-tab={name}
                leftSection={<Icon size={18} stroke={1.5} aria-hidden="true" />}
              >
                {m.tabs[name]}
              </Tabs.Tab>
            );
          })}
        </Tabs.List>
        {settingsTabs.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <SettingsPanel tab={name} user={user} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}

/** On a phone the tabs scroll sideways, so the active one is scrolled into view. */
function useActiveInView(tab: SettingsTab) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = list.current?.querySelector(`[data-tab="${tab}"]`);
    active?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [tab]);
  return list;
}

function SettingsPanel({ tab, user }: { tab: SettingsTab; user: UserInfo }) {
  switch (tab) {
    case 'reset_username':
      return <PhonePanel user={user} />;
    case 'setting_password':
      return <PasswordPanel user={user} />;
    case 'reset_password':
      return <RestorePanel user={user} />;
    case 'setting_email':
      return <EmailPanel user={user} />;
    case 'setting_userinfo':
      return <ProfilePanel user={user} />;
    case 'linked_accounts':
      return <LinkedPanel key={user.uid} />;
    case 'setting_security':
      return <SecurityPanel />;
    case 'assistant':
      return <ConversationPanel key={user.uid} />;
    default:
      return tab satisfies never;
  }
}

/** There is a token but no valid user: the storage was cleared or changed by something else. */
function LostSession() {
  const m = useMessages(settingsMessages);
  return (
    <Sheet>
      <MessageState
        icon={<IconUserQuestion size={24} stroke={1.5} />}
        title={m.sessionLost}
        action={
          <Button component={Link} to="/logout">
            {m.logout}
          </Button>
        }
      >
        {m.sessionLostText}
      </MessageState>
    </Sheet>
  );
}
