/**
 * What submitters learn of a wrong answer in a case that is no sample: nothing but the verdict, where the output first
 * differs, or also what was expected there.
 */
export const caseFeedbacks = ['none', 'position', 'values'] as const;
export type CaseFeedback = (typeof caseFeedbacks)[number];
