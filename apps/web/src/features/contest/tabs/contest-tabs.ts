/** The tabs of a contest and their visibility. Pure. */
import type { ContestState } from '../use-contest.ts';
import { isOi } from '../header/contest-kind.ts';

export type ContestTab =
  | 'overview'
  | 'problems'
  | 'submissions'
  | 'rank'
  | 'announcements'
  | 'comment'
  | 'print'
  | 'acInfo'
  | 'adminPrint'
  | 'rejudge'
  | 'scrollBoard';

type TabContext = Pick<ContestState, 'contest' | 'isAdmin' | 'isSuperAdmin'> & { isCommentOpen: boolean };

interface TabEntry {
  tab: ContestTab;
  routeName: string;
  /** Relative to the contest URL. */
  path: string;
  isShown: (context: TabContext) => boolean;
}

const always = () => true;
const hasPrint = ({ contest }: TabContext): boolean => contest.openPrint === true;
const isAcmStaff = ({ contest, isAdmin }: TabContext): boolean => isAdmin && !isOi(contest);

const contestTabs: readonly TabEntry[] = [
  { tab: 'overview', routeName: 'ContestDetails', path: '', isShown: always },
  { tab: 'problems', routeName: 'ContestProblemList', path: '/problems', isShown: always },
  { tab: 'submissions', routeName: 'ContestSubmissionList', path: '/submissions', isShown: always },
  { tab: 'rank', routeName: 'ContestRank', path: '/rank', isShown: always },
  { tab: 'announcements', routeName: 'ContestAnnouncementList', path: '/announcements', isShown: always },
  {
    tab: 'comment',
    routeName: 'ContestComment',
    path: '/comment',
    isShown: ({ isCommentOpen }) => isCommentOpen,
  },
  { tab: 'print', routeName: 'ContestPrint', path: '/print', isShown: hasPrint },
  { tab: 'acInfo', routeName: 'ContestACInfo', path: '/ac-info', isShown: isAcmStaff },
  {
    tab: 'adminPrint',
    routeName: 'ContestAdminPrint',
    path: '/admin-print',
    isShown: (context) => context.isAdmin && hasPrint(context),
  },
  {
    tab: 'rejudge',
    routeName: 'ContestRejudgeAdmin',
    path: '/rejudge',
    isShown: ({ isSuperAdmin }) => isSuperAdmin,
  },
  { tab: 'scrollBoard', routeName: 'ContestScrollBoard', path: '/scroll-board', isShown: isAcmStaff },
];

export const listShownTabs = (context: TabContext): readonly TabEntry[] =>
  contestTabs.filter(({ isShown }) => isShown(context));

export const tabOfRoute = (routeName: string | undefined): ContestTab =>
  contestTabs.find((entry) => entry.routeName === routeName)?.tab ?? 'overview';
