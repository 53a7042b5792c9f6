/** The tabs by the names that links use. */
export const problemTabs = ['problemDetail', 'mySubmission', 'extraFile', 'statistics'] as const;

export type ProblemTab = (typeof problemTabs)[number];

export const tabParameter = 'tab';

/** A problem without attachments has no tab for them. */
export const shownTabs = (hasExtraFiles: boolean): readonly ProblemTab[] =>
  problemTabs.filter((tab) => tab !== 'extraFile' || hasExtraFiles);

/** An address without a tab, or with one that is not shown, opens the statement. */
export const readTab = (value: string | null, shown: readonly ProblemTab[]): ProblemTab =>
  shown.find((tab) => tab === value) ?? 'problemDetail';
