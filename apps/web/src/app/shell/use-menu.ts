import { useLocation, useMatches } from 'react-router';
import { useMenuTabs } from '../../features/contest/tabs/shown-tabs-store.ts';
import { useMenuTabs as useTrainingMenuTabs } from '../../features/trainings/shown-tabs-store.ts';
import { useMenuTabs as useGroupMenuTabs } from '../../features/groups/tabs/shown-tabs-store.ts';
import { useRouteHandle, type ShellMode } from '../../lib/route-handle.ts';
import { useWebsiteConfig } from '../../lib/website-config.ts';
import { findActiveAddress, menuOf, type MenuEntry } from './menus.ts';

export interface CurrentMenu {
  mode: ShellMode;
  /** The id of the current contest, training or group. */
  contextId: string | undefined;
  entries: readonly MenuEntry[];
  activeAddress: string | undefined;
}

const contextParameter = { training: 'trainingID', contest: 'contestID', group: 'groupID' } as const;

export function useMenu(): CurrentMenu {
  const mode = useRouteHandle()?.mode ?? 'default';
  const params = useMatches().at(-1)?.params ?? {};
  const switches = useWebsiteConfig();
  const { pathname } = useLocation();
  const contestTabs = useMenuTabs(mode === 'contest' ? params['contestID'] : undefined);
  const trainingTabs = useTrainingMenuTabs(mode === 'training' ? params['trainingID'] : undefined);
  const groupTabs = useGroupMenuTabs(mode === 'group' ? params['groupID'] : undefined);
  const entries = menuOf({ mode, params, switches, contestTabs, trainingTabs, groupTabs });
  return {
    mode,
    contextId: mode === 'default' ? undefined : params[contextParameter[mode]],
    entries,
    activeAddress: findActiveAddress(entries, pathname),
  };
}
