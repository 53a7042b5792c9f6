import { useEffect } from 'react';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { useGroup, type GroupState } from '../use-group.ts';
import { listShownTabs, type ShownTab } from './group-tabs.ts';
import { setMenuTabs } from './shown-tabs-store.ts';

function useTabsOf(state: GroupState): ShownTab[] {
  const isDiscussionOpen = useWebsiteConfig()?.openGroupDiscussion === true;
  return listShownTabs({ ...state, isDiscussionOpen });
}

/** The tabs that this viewer sees in this group. */
export const useShownTabs = () => useTabsOf(useGroup());

/** Shows the same tabs in the menu of the top bar, while the page of the group is open. */
export function usePublishedTabs(state: GroupState): void {
  const tabs = JSON.stringify(useTabsOf(state));
  const { groupId } = state;
  useEffect(() => {
    setMenuTabs({ groupId: String(groupId), tabs: JSON.parse(tabs) as ShownTab[] });
    return () => setMenuTabs(undefined);
  }, [groupId, tabs]);
}
