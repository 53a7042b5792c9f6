/** The pages of a training that a viewer sees. */
import type { TrainingState } from './use-training.ts';

export const trainingTabs = ['overview', 'problems', 'rank', 'matrix', 'activity'] as const;
export type TrainingTab = (typeof trainingTabs)[number];

const paths: Readonly<Record<TrainingTab, string>> = {
  overview: '',
  problems: '/problems',
  rank: '/rank',
  matrix: '/progress',
  activity: '/activity',
};

export interface ShownTab {
  tab: TrainingTab;
  /** Below the base of the training. */
  path: string;
  /** False: visible but closed until the password is entered. */
  isOpen: boolean;
}

type Viewed = Pick<TrainingState, 'hasRecords' | 'isAdmin' | 'canEnter'>;

/** Records exist if the training has participants. Progress and activity of others are for its administrators. */
export function listShownTabs({ hasRecords, isAdmin, canEnter }: Viewed): ShownTab[] {
  const isShown: Record<TrainingTab, boolean> = {
    overview: true,
    problems: true,
    rank: hasRecords,
    matrix: hasRecords && isAdmin,
    activity: hasRecords && isAdmin,
  };
  return trainingTabs
    .filter((tab) => isShown[tab])
    .map((tab) => ({ tab, path: paths[tab], isOpen: tab === 'overview' || canEnter }));
}

const tabsByRoute: Readonly<Record<string, TrainingTab>> = {
  ProblemList: 'problems',
  Rank: 'rank',
  Progress: 'matrix',
  Activity: 'activity',
};

/** Routes inside groups have the same names with a prefix: `TrainingRank` and `GroupTrainingRank`. */
export const tabOfRoute = (name: string | undefined): TrainingTab =>
  tabsByRoute[name?.replace(/^(?:Group)?Training/, '') ?? ''] ?? 'overview';
