/** The menus of the four modes, pure. At most seven entries each; further entries are in submenus. */
import type { ContestTab, ShownTab } from '../../features/contest/tabs/contest-tabs.ts';
import type { ShownTab as ShownTrainingTab, TrainingTab } from '../../features/trainings/training-tabs.ts';
import type { GroupTab, ShownTab as ShownGroupTab } from '../../features/groups/tabs/group-tabs.ts';
import type { ShellMode } from '../../lib/route-handle.ts';
import type { AccessSwitches } from '../guard/decide-access.ts';

export type MenuKey =
  | 'back'
  | 'home'
  | 'problems'
  | 'modeProblems'
  | 'trainings'
  | 'groupTrainings'
  | 'contests'
  | 'status'
  | 'rankings'
  | 'acmRank'
  | 'oiRank'
  | 'community'
  | 'discussions'
  | 'groups'
  | 'help'
  | 'manual'
  | 'introduction'
  | 'developer'
  | 'buy'
  | 'service'
  | 'overview'
  | 'rank'
  | 'records'
  | 'trainingIntroduction'
  | 'trainingProgress'
  | 'trainingActivity'
  | 'announcements'
  | 'comment'
  | 'print'
  | 'acInfo'
  | 'adminPrint'
  | 'rejudge'
  | 'scrollBoard'
  | 'participants'
  | 'staff'
  | 'signIns'
  | 'groupHome'
  | 'more'
  | 'members'
  | 'setting';

export interface MenuEntry {
  key: MenuKey;
  /** Absent if the entry only opens its submenu. */
  to?: string;
  children?: readonly MenuEntry[];
}

export interface MenuContext {
  mode: ShellMode;
  params: Readonly<Record<string, string | undefined>>;
  /** Undefined until the site's configuration is loaded: closed areas stay hidden. */
  switches: AccessSwitches | undefined;
  /** The tabs of the current contest; undefined until it is loaded. */
  contestTabs: readonly ShownTab[] | undefined;
  /** The tabs of the current training; undefined until it is loaded. */
  trainingTabs: readonly ShownTrainingTab[] | undefined;
  /** The tabs of the current group; undefined until it is loaded. */
  groupTabs: readonly ShownGroupTab[] | undefined;
}

const when = (condition: boolean, ...entries: MenuEntry[]): MenuEntry[] => (condition ? entries : []);

function defaultMenu({ switches }: MenuContext): MenuEntry[] {
  return [
    { key: 'problems', to: '/problem' },
    { key: 'trainings', to: '/training' },
    { key: 'contests', to: '/contest' },
    { key: 'status', to: '/status' },
    {
      key: 'rankings',
      children: [
        { key: 'acmRank', to: '/acm-rank' },
        { key: 'oiRank', to: '/oi-rank' },
      ],
    },
    {
      key: 'community',
      children: [
        ...when(switches?.openPublicDiscussion === true, { key: 'discussions', to: '/discussion' }),
        { key: 'groups', to: '/group' },
      ],
    },
    {
      key: 'help',
      children: [
        { key: 'manual', to: '/manual' },
        { key: 'introduction', to: '/introduction' },
        { key: 'developer', to: '/developer' },
        { key: 'buy', to: '/buy' },
        { key: 'service', to: '/service' },
      ],
    },
  ];
}

const trainingKeys = {
  overview: 'trainingIntroduction',
  problems: 'modeProblems',
  rank: 'records',
  matrix: 'trainingProgress',
  activity: 'trainingActivity',
} as const satisfies Record<TrainingTab, MenuKey>;

const closedTraining: readonly ShownTrainingTab[] = [{ tab: 'overview', path: '', isOpen: true }];

/** The open tabs of the training. The tab bar of the page shows the same, from the same function. */
function trainingMenu({ params, trainingTabs = closedTraining }: MenuContext): MenuEntry[] {
  const base = `/training/${params['trainingID'] ?? ''}`;
  return [
    { key: 'back', to: '/home' },
    { key: 'trainings', to: '/training' },
    ...trainingTabs
      .filter(({ isOpen }) => isOpen)
      .map(({ tab, path }) => ({ key: trainingKeys[tab], to: `${base}${path}` })),
  ];
}

const contestKeys = {
  overview: 'overview',
  problems: 'modeProblems',
  submissions: 'status',
  rank: 'rank',
  announcements: 'announcements',
  comment: 'comment',
  print: 'print',
  acInfo: 'acInfo',
  adminPrint: 'adminPrint',
  rejudge: 'rejudge',
  scrollBoard: 'scrollBoard',
  participants: 'participants',
  staff: 'staff',
  signIns: 'signIns',
} as const satisfies Record<ContestTab, MenuKey>;

const firstContestTabs: readonly ContestTab[] = ['overview', 'problems', 'submissions', 'rank'];
const closedContest: readonly ShownTab[] = [{ tab: 'overview', path: '', isOpen: true }];

/** The open tabs of the contest. The tab bar of the page shows the same, from the same function. */
function contestMenu({ params, contestTabs = closedContest }: MenuContext): MenuEntry[] {
  const base = `/contest/${params['contestID'] ?? ''}`;
  const open = contestTabs.filter(({ isOpen }) => isOpen);
  const toEntry = ({ tab, path }: ShownTab): MenuEntry => ({ key: contestKeys[tab], to: `${base}${path}` });
  const more = open.filter(({ tab }) => !firstContestTabs.includes(tab)).map(toEntry);
  return [
    { key: 'back', to: '/home' },
    { key: 'contests', to: '/contest' },
    ...open.filter(({ tab }) => firstContestTabs.includes(tab)).map(toEntry),
    ...when(more.length > 0, { key: 'more', children: more }),
  ];
}

const groupKeys = {
  home: 'groupHome',
  problems: 'modeProblems',
  trainings: 'groupTrainings',
  contests: 'contests',
  submissions: 'status',
  discussion: 'discussions',
  members: 'members',
  announcements: 'announcements',
  setting: 'setting',
  rank: 'rankings',
} as const satisfies Record<GroupTab, MenuKey>;

const firstGroupTabs: readonly GroupTab[] = ['home', 'problems', 'trainings', 'contests'];
const closedGroup: readonly ShownGroupTab[] = [{ tab: 'home', path: '', isOpen: true }];

/** The open tabs of the group. The tab bar of the page shows the same, from the same function. */
function groupMenu({ params, groupTabs = closedGroup }: MenuContext): MenuEntry[] {
  const base = `/group/${params['groupID'] ?? ''}`;
  const open = groupTabs.filter(({ isOpen }) => isOpen);
  const toEntry = ({ tab, path }: ShownGroupTab): MenuEntry => ({
    key: groupKeys[tab],
    to: `${base}${path}`,
  });
  const more = open.filter(({ tab }) => !firstGroupTabs.includes(tab)).map(toEntry);
  return [
    { key: 'back', to: '/home' },
    { key: 'groups', to: '/group' },
    ...open.filter(({ tab }) => firstGroupTabs.includes(tab)).map(toEntry),
    ...when(more.length > 0, { key: 'more', children: more }),
  ];
}

const menus: Record<ShellMode, (context: MenuContext) => MenuEntry[]> = {
  default: defaultMenu,
  training: trainingMenu,
  contest: contestMenu,
  group: groupMenu,
};

export const menuOf = (context: MenuContext): readonly MenuEntry[] => menus[context.mode](context);

/**
 * The entry of the current page: the one with the longest matching address. An entry that is the base of a mode
 * (`/contest/7`) matches only itself, since every page of the mode is below it.
 */
export function findActiveAddress(menu: readonly MenuEntry[], pathname: string): string | undefined {
  const path = listPathOf(pathname.replace(/\/+$/, ''));
  const addresses = menu.flatMap((entry) => [entry.to, ...(entry.children ?? []).map((child) => child.to)]);
  const isBase = (address: string) => addresses.some((other) => other?.startsWith(`${address}/`));
  return addresses
    .filter((address) => address !== undefined)
    .filter((address) => path === address || (!isBase(address) && isBelow(path, address)))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A detail page belongs to the list it was opened from. */
const listPathOf = (path: string): string =>
  path
    .replace(/^(\/contest\/[^/]+)\/problem\/[^/]+\/submission-detail\//, '$1/submissions/')
    .replace('/submission-detail/', '/status/')
    .replace('/discussion-detail/', '/discussion/');

/** `/problem/1` is below `/problem`; in a contest `/contest/7/problem/A` is below `/contest/7/problems`. */
const isBelow = (path: string, address: string): boolean =>
  path.startsWith(`${address}/`) || path.startsWith(`${address.replace(/s$/, '')}/`);
