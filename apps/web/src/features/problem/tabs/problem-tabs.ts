/** The tab names used in URLs. */
export const problemTabs = ['problemDetail', 'solutions', 'mySubmission', 'extraFile', 'statistics'] as const;

export type ProblemTab = (typeof problemTabs)[number];

export const tabParameter = 'tab';

interface ShownParts {
  hasExtraFiles: boolean;
  /** A frozen contest hides the counts of all submissions. */
  areCountsHidden: boolean;
  /** False in contests, and where the site has discussions switched off. */
  hasSolutions: boolean;
}

const isShown: Readonly<Record<ProblemTab, (parts: ShownParts) => boolean>> = {
  problemDetail: () => true,
  solutions: ({ hasSolutions }) => hasSolutions,
  mySubmission: () => true,
  extraFile: ({ hasExtraFiles }) => hasExtraFiles,
  statistics: ({ areCountsHidden }) => !areCountsHidden,
};

/** A problem without extra files has no tab for them. */
export const shownTabs = (parts: ShownParts): readonly ProblemTab[] =>
  problemTabs.filter((tab) => isShown[tab](parts));

/** The tab that a key moves to; undefined for other keys. */
export function tabByKey(key: string, tab: ProblemTab, shown: readonly ProblemTab[]): ProblemTab | undefined {
  const index = shown.indexOf(tab);
  switch (key) {
    case 'ArrowLeft':
      return shown.at(index - 1);
    case 'ArrowRight':
      return shown[(index + 1) % shown.length];
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    default:
      return undefined;
  }
}

/** A missing or hidden tab falls back to the statement. */
export const parseTab = (value: string | null, shown: readonly ProblemTab[]): ProblemTab =>
  shown.find((tab) => tab === value) ?? 'problemDetail';
