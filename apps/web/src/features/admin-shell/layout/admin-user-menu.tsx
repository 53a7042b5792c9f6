import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import {
  IconArrowLeft,
  IconCheck,
  IconDeviceDesktop,
  IconLogout,
  IconMoon,
  IconSun,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import { locales, type Locale } from '@touchstone/contract/locales';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { localeQueryKey, setLocale, useLocale } from '../../../lib/locale.ts';
import { localeNames } from '../../../lib/locale-names.ts';
import { useMessages } from '../../../lib/messages.ts';
import { session, useSession } from '../../../lib/session.ts';
import { showToast } from '../../../lib/toasts.ts';
import { UserAvatar } from '../../../ui/user-avatar.tsx';
import { logoutAdmin } from '../api/logout-admin.ts';
import { leavingState } from '../login/leaving-state.ts';
import classes from './admin-layout.module.css';
import { layoutMessages } from './layout-messages.ts';

const schemes: readonly (readonly [MantineColorScheme, Icon])[] = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
];

const mark = (Mark: Icon) => <Mark size={16} stroke={1.6} aria-hidden="true" />;
const tickIf = (isChosen: boolean) => (isChosen ? mark(IconCheck) : undefined);

export function AdminUserMenu() {
  const m = useMessages(layoutMessages);
  const { user } = useSession();
  const leave = useLogout();
  if (user === undefined) return null;
  return (
    <Menu position="bottom-end" width={232}>
      <Menu.Target>
        <button type="button" className={classes['user']}>
          <span className={classes['spoken']}>{m.userMenu}</span>
          <UserAvatar username={user.username} avatar={user.avatar} size={28} />
          <span className={classes['username']}>{user.username}</span>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/user-home?uid=${user.uid}`} leftSection={mark(IconUser)}>
          {m.profile}
        </Menu.Item>
        <Menu.Item component={Link} to="/home" leftSection={mark(IconArrowLeft)}>
          {m.backToSite}
        </Menu.Item>
        <Preferences />
        <Menu.Divider />
        <Menu.Item leftSection={mark(IconLogout)} onClick={() => void leave()}>
          {m.logout}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function Preferences() {
  const m = useMessages(layoutMessages);
  const locale = useLocale();
  const chooseLocale = useChooseLocale();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{m.language}</Menu.Label>
      {locales.map((option) => (
        <Menu.Item
          key={option}
          lang={option}
          aria-current={option === locale || undefined}
          rightSection={tickIf(option === locale)}
          onClick={() => chooseLocale(option)}
        >
          {localeNames[option]}
        </Menu.Item>
      ))}
      <Menu.Label>{m.theme}</Menu.Label>
      {schemes.map(([scheme, SchemeIcon]) => (
        <Menu.Item
          key={scheme}
          aria-current={scheme === colorScheme || undefined}
          leftSection={mark(SchemeIcon)}
          rightSection={tickIf(scheme === colorScheme)}
          onClick={() => setColorScheme(scheme)}
        >
          {m[scheme]}
        </Menu.Item>
      ))}
    </>
  );
}

/** Removes the language from the address, which would override the selected one on reload. */
function useChooseLocale(): (locale: Locale) => void {
  const [parameters, setParameters] = useSearchParams();
  return (locale) => {
    setLocale(locale);
    if (!parameters.has(localeQueryKey)) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(localeQueryKey);
    setParameters(rest, { replace: true, preventScrollReset: true });
  };
}

/**
 * Unmounts the pages of the back office before the session ends: a mounted page would request its data again and be
 * refused.
 */
function useLogout(): () => Promise<void> {
  const m = useMessages(layoutMessages);
  const navigate = useNavigate();
  return async () => {
    await navigate('/admin/login', { replace: true, state: leavingState });
    await logoutAdmin();
    session.clear();
    showToast('success', m.loggedOut);
    await navigate('/admin/login', { replace: true, state: null });
  };
}
