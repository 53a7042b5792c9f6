import { useWebsiteConfig } from '../../../lib/website-config.ts';
import { useContest } from '../use-contest.ts';
import { listShownTabs } from './contest-tabs.ts';

/** The tabs that this viewer sees in this contest. */
export function useShownTabs() {
  const isCommentOpen = useWebsiteConfig()?.openContestComment === true;
  return listShownTabs({ ...useContest(), isCommentOpen });
}
