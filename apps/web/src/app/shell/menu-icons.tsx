import {
  IconArrowLeft,
  IconBook,
  IconChartBar,
  IconCode,
  IconDots,
  IconHelpCircle,
  IconHome,
  IconInfoCircle,
  IconListCheck,
  IconTrophy,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { MenuKey } from './menus.ts';

const icons: Partial<Record<MenuKey, typeof IconHome>> = {
  back: IconArrowLeft,
  home: IconHome,
  problems: IconCode,
  modeProblems: IconCode,
  trainings: IconBook,
  groupTrainings: IconBook,
  contests: IconTrophy,
  status: IconListCheck,
  rankings: IconChartBar,
  rank: IconChartBar,
  records: IconChartBar,
  community: IconUsersGroup,
  groups: IconUsersGroup,
  help: IconHelpCircle,
  overview: IconInfoCircle,
  trainingIntroduction: IconInfoCircle,
  trainingProgress: IconListCheck,
  trainingActivity: IconUsers,
  groupHome: IconUsers,
  more: IconDots,
};

export function MenuIcon({ name, size = 20 }: { name: MenuKey; size?: number }) {
  const Icon = icons[name] ?? IconInfoCircle;
  return <Icon size={size} stroke={1.6} aria-hidden="true" />;
}
