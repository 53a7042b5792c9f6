/** Limits and names of rejudge previews. Free of dependencies, so the web may import it. */
export const rejudgePreviewLimits = {
  /** Submissions per preview: they are judged and later changed in one transaction. */
  submissionsMaximum: 20_000,
  /** Applied previews per problem or contest that a list shows. */
  listedMaximum: 20,
} as const;

/**
 * How a previewed result compares with the submission. `cases`: same verdict and score, other results of cases. `unknown`: the
 * judge failed, so the submission keeps its verdict.
 */
export const previewOutcomes = ['changed', 'rescored', 'cases', 'same', 'unknown'] as const;
export type PreviewOutcome = (typeof previewOutcomes)[number];

/** What changed since a preview began, so that it cannot be applied. */
export const previewStaleReasons = ['verdicts', 'submissions', 'data'] as const;
export type PreviewStaleReason = (typeof previewStaleReasons)[number];

export const previewStates = ['running', 'ready', 'applied', 'undone'] as const;
export type PreviewState = (typeof previewStates)[number];
