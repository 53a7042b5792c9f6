/**
 * The menu of the back office, by task. The route guard decides who may open a page; the menu only avoids dead ends.
 */
import {
  IconActivity,
  IconAdjustments,
  IconArrowsExchange,
  IconAt,
  IconBell,
  IconBooks,
  IconCategory,
  IconCopyPlus,
  IconCrown,
  IconDatabase,
  IconFileCode,
  IconFilePlus,
  IconHistory,
  IconLogin2,
  IconMail,
  IconMessages,
  IconRobot,
  IconSettings,
  IconShieldLock,
  IconSpeakerphone,
  IconTags,
  IconTrophy,
  IconTruckDelivery,
  IconUsers,
  IconUsersGroup,
  IconWorldBolt,
  IconWorldDownload,
  type Icon,
} from '@tabler/icons-react';
import { problemAdminRoles, type Role } from '@touchstone/contract/roles';
import type { LayoutMessageKey } from './layout-messages.ts';

export interface MenuEntry {
  label: LayoutMessageKey;
  path: string;
  icon: Icon;
  /** Pages below these addresses belong to the entry too. */
  covers?: readonly string[];
  /** Roles that may open it; by default every administrator. */
  roles?: readonly Role[];
}

export interface MenuGroup {
  label: LayoutMessageKey | undefined;
  entries: readonly MenuEntry[];
}

const superAdmin = { roles: ['root'] } as const satisfies Pick<MenuEntry, 'roles'>;
const problemAdmins = { roles: problemAdminRoles } as const satisfies Pick<MenuEntry, 'roles'>;

export const adminMenu: readonly MenuGroup[] = [
  { label: undefined, entries: [{ label: 'dashboard', path: '/admin/dashboard', icon: IconActivity }] },
  {
    label: 'problemsGroup',
    entries: [
      {
        label: 'problems',
        path: '/admin/problems',
        icon: IconFileCode,
        covers: ['/admin/problem/create', '/admin/problem/edit'],
      },
      { label: 'tags', path: '/admin/problem/tag', icon: IconTags },
      { label: 'applications', path: '/admin/group-problem/apply', icon: IconFilePlus, ...problemAdmins },
      {
        label: 'importExport',
        path: '/admin/problem/batch-operation',
        icon: IconArrowsExchange,
        ...superAdmin,
      },
      {
        label: 'variants',
        path: '/admin/problem-variants',
        icon: IconCopyPlus,
        covers: ['/admin/problem-variant'],
      },
      { label: 'remoteImport', path: '/admin/remote/import', icon: IconWorldDownload },
      { label: 'trainings', path: '/admin/training', icon: IconBooks },
      { label: 'trainingCategories', path: '/admin/training/category', icon: IconCategory },
    ],
  },
  { label: 'contestsGroup', entries: [{ label: 'contests', path: '/admin/contest', icon: IconTrophy }] },
  {
    label: 'peopleGroup',
    entries: [
      { label: 'users', path: '/admin/user', icon: IconUsers, ...superAdmin },
      { label: 'membership', path: '/admin/membership', icon: IconCrown, ...superAdmin },
      { label: 'groups', path: '/admin/group', icon: IconUsersGroup, ...superAdmin },
      { label: 'discussions', path: '/admin/discussion', icon: IconMessages },
      { label: 'notices', path: '/admin/notice', icon: IconBell, ...superAdmin },
    ],
  },
  {
    label: 'siteGroup',
    entries: [
      { label: 'announcements', path: '/admin/announcement', icon: IconSpeakerphone, ...superAdmin },
      { label: 'website', path: '/admin/conf', icon: IconSettings, ...superAdmin },
      { label: 'mail', path: '/admin/mail', icon: IconAt, ...superAdmin },
      { label: 'signIn', path: '/admin/sign-in', icon: IconLogin2, ...superAdmin },
      { label: 'assistant', path: '/admin/assistant', icon: IconRobot, ...superAdmin },
      { label: 'storage', path: '/admin/storage', icon: IconDatabase, ...superAdmin },
      { label: 'switches', path: '/admin/switch', icon: IconAdjustments, ...superAdmin },
      { label: 'remote', path: '/admin/remote', icon: IconWorldBolt, ...superAdmin },
      { label: 'secondFactor', path: '/admin/second-factor', icon: IconShieldLock, ...superAdmin },
      { label: 'migration', path: '/admin/migration', icon: IconTruckDelivery, ...superAdmin },
      { label: 'outbox', path: '/admin/outbox', icon: IconMail, ...superAdmin },
      { label: 'auditLog', path: '/admin/audit-log', icon: IconHistory, ...superAdmin },
    ],
  },
];

/** The entries that these roles may open, without empty groups. */
export const visibleMenu = (menu: readonly MenuGroup[], roles: readonly string[]): MenuGroup[] =>
  menu
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        (entry) => entry.roles === undefined || entry.roles.some((role) => roles.includes(role)),
      ),
    }))
    .filter((group) => group.entries.length > 0);

const isBelow = (address: string, path: string): boolean =>
  address === path || address.startsWith(`${path}/`);

/** The entry of a page: the one with the longest address above it. */
export function findActivePath(menu: readonly MenuGroup[], address: string): string | undefined {
  const candidates = menu
    .flatMap((group) => group.entries)
    .flatMap((entry) => [entry.path, ...(entry.covers ?? [])].map((above) => ({ above, path: entry.path })))
    .filter(({ above }) => isBelow(address, above));
  return candidates.toSorted((one, other) => other.above.length - one.above.length)[0]?.path;
}
