/** The tabs of a contest, for the tab bar and for the menu of the top bar. Pure. */
import type { ContestDuty } from '@touchstone/rules/contests/contest-staff';
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
  | 'scrollBoard'
  | 'participants'
  | 'staff'
  | 'signIns';

type TabContext = Pick<ContestState, 'contest' | 'duties' | 'canEnter' | 'protection'> & {
  isCommentOpen: boolean;
};

interface TabEntry {
  tab: ContestTab;
  routeName: string;
  /** Relative to the contest URL. */
  path: string;
  /** Only for users with this duty, who may open the tab at any time. */
  duty?: ContestDuty;
  isUsed?: (context: TabContext) => boolean;
}

const hasPrint = ({ contest }: TabContext): boolean => contest.openPrint === true;
const isAcm = ({ contest }: TabContext): boolean => !isOi(contest);

const contestTabs: readonly TabEntry[] = [
  { tab: 'overview', routeName: 'ContestDetails', path: '' },
  { tab: 'problems', routeName: 'ContestProblemList', path: '/problems' },
  { tab: 'submissions', routeName: 'ContestSubmissionList', path: '/submissions' },
  { tab: 'rank', routeName: 'ContestRank', path: '/rank' },
  { tab: 'announcements', routeName: 'ContestAnnouncementList', path: '/announcements' },
  {
    tab: 'comment',
    routeName: 'ContestComment',
    path: '/comment',
    isUsed: ({ isCommentOpen }) => isCommentOpen,
  },
  { tab: 'print', routeName: 'ContestPrint', path: '/print', isUsed: hasPrint },
  { tab: 'acInfo', routeName: 'ContestACInfo', path: '/ac-info', duty: 'balloons', isUsed: isAcm },
  {
    tab: 'adminPrint',
    routeName: 'ContestAdminPrint',
    path: '/admin-print',
    duty: 'prints',
    isUsed: hasPrint,
  },
  { tab: 'rejudge', routeName: 'ContestRejudgeAdmin', path: '/rejudge', duty: 'rejudge' },
  {
    tab: 'scrollBoard',
    routeName: 'ContestScrollBoard',
    path: '/scroll-board',
    duty: 'reveal',
    isUsed: isAcm,
  },
  { tab: 'participants', routeName: 'ContestParticipants', path: '/participants', duty: 'people' },
  { tab: 'staff', routeName: 'ContestStaff', path: '/staff', duty: 'people' },
  {
    tab: 'signIns',
    routeName: 'ContestSignIns',
    path: '/sign-ins',
    duty: 'people',
    isUsed: ({ protection }) => protection !== undefined,
  },
];

export interface ShownTab {
  tab: ContestTab;
  path: string;
  /** False while the contest is closed to the viewer. The overview is always open. */
  isOpen: boolean;
}

export const listShownTabs = (context: TabContext): ShownTab[] =>
  contestTabs
    .filter(
      ({ duty, isUsed }) =>
        (duty === undefined || context.duties.includes(duty)) && (isUsed?.(context) ?? true),
    )
    .map(({ tab, path, duty }) => ({
      tab,
      path,
      isOpen: tab === 'overview' || duty !== undefined || context.canEnter,
    }));

export const tabOfRoute = (routeName: string | undefined): ContestTab =>
  contestTabs.find((entry) => entry.routeName === routeName)?.tab ?? 'overview';
