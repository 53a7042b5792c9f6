/** The tabs by the names that links use. */
export const problemTabs = ['problemDetail', 'mySubmission', 'extraFile', 'statistics'] as const;

export type ProblemTab = (typeof problemTabs)[number];

export const tabParameter = 'tab';

interface ShownParts {
  hasExtraFiles: boolean;
  /** A sealed contest tells nobody how the others do. */
  areCountsHidden: boolean;
}

/** A problem without attachments has no tab for them. */
export const shownTabs = ({ hasExtraFiles, areCountsHidden }: ShownParts): readonly ProblemTab[] =>
  problemTabs.filter(
    (tab) => (tab !== 'extraFile' || hasExtraFiles) && (tab !== 'statistics' || !areCountsHidden),
  );

/** Which tab a key leads to; undefined for keys that mean nothing to tabs. */
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

/** An address without a tab, or with one that is not shown, opens the statement. */
export const readTab = (value: string | null, shown: readonly ProblemTab[]): ProblemTab =>
  shown.find((tab) => tab === value) ?? 'problemDetail';
