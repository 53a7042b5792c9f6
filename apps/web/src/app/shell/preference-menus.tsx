import { ActionIcon, Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { locales } from '@touchstone/contract/locales';
import { useIsHydrated } from '../../lib/hydration.ts';
import { useLocale } from '../../lib/locale.ts';
import { useMessages } from '../../lib/messages.ts';
import { shellMessages } from './shell-messages.ts';
import { localeNames } from '../../lib/locale-names.ts';
import { useChooseLocale } from './use-choose-locale.ts';

const tick = <IconCheck size={16} stroke={2} aria-hidden="true" />;

export function LanguageMenu() {
  const m = useMessages(shellMessages);
  const current = useLocale();
  const choose = useChooseLocale();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={m.language} title={m.language}>
          <IconLanguage size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {locales.map((locale) => (
          <Menu.Item
            key={locale}
            lang={locale}
            aria-current={locale === current || undefined}
            rightSection={locale === current ? tick : undefined}
            onClick={() => choose(locale)}
          >
            {localeNames[locale]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const schemes: readonly (readonly [MantineColorScheme, 'light' | 'dark' | 'system', typeof IconSun])[] = [
  ['light', 'light', IconSun],
  ['dark', 'dark', IconMoon],
  ['auto', 'system', IconDeviceDesktop],
];

export function ThemeMenu() {
  const m = useMessages(shellMessages);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const iconScheme = useIsHydrated() ? colorScheme : 'auto';
  const CurrentIcon = schemes.find(([scheme]) => scheme === iconScheme)?.[2] ?? IconSun;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={m.theme} title={m.theme}>
          <CurrentIcon size={20} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {schemes.map(([scheme, word, Icon]) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={16} stroke={1.6} aria-hidden="true" />}
            rightSection={scheme === colorScheme ? tick : undefined}
            aria-current={scheme === colorScheme || undefined}
            onClick={() => setColorScheme(scheme)}
          >
            {m[word]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
