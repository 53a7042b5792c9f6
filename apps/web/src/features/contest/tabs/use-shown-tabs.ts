import { useEffect } from 'react';
import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { useContest, type ContestState } from '../use-contest.ts';
import { listShownTabs, type ShownTab } from './contest-tabs.ts';
import { setMenuTabs } from './shown-tabs-store.ts';

function useTabsOf(state: ContestState): ShownTab[] {
  const isCommentOpen = useWebsiteConfig()?.openContestComment === true;
  return listShownTabs({ ...state, isCommentOpen });
}

/** The tabs that this viewer sees in this contest. */
export const useShownTabs = () => useTabsOf(useContest());

/** Shows the same tabs in the menu of the top bar, while the page of the contest is open. */
export function usePublishedTabs(state: ContestState): void {
  const tabs = JSON.stringify(useTabsOf(state));
  const { contestId } = state;
  useEffect(() => {
    setMenuTabs({ contestId: String(contestId), tabs: JSON.parse(tabs) as ShownTab[] });
    return () => setMenuTabs(undefined);
  }, [contestId, tabs]);
}
