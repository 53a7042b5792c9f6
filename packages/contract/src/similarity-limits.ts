/** Limits of comparisons of programs. Free of dependencies, so the web may import it. */
export const similarityLimits = {
  /** Files of given code that one comparison leaves out. */
  ignoredFilesMaximum: 20,
  ignoredFileMaximum: 65_535,
  ignoredNameMaximum: 200,
  noteMaximum: 2000,
  /** Per target. Older ones are deleted by their owners. */
  comparisonsMaximum: 50,
  /** Persons per problem; the latest programs are compared. */
  programsMaximum: 3000,
  /** In percent: independent solutions of a problem are often this similar. */
  thresholdMinimum: 30,
  /** Stored pairs of one comparison. */
  pairsMaximum: 5000,
} as const;

export const similarityTargets = ['contest', 'training', 'problem'] as const;
export type SimilarityTarget = (typeof similarityTargets)[number];

/** Programs are compared within a family of languages. C and C++ are one family. */
export const similarityFamilies = [
  'cpp',
  'java',
  'python',
  'javascript',
  'go',
  'rust',
  'php',
  'csharp',
  'kotlin',
  'pascal',
  'ruby',
  'other',
] as const;
export type SimilarityFamily = (typeof similarityFamilies)[number];

export const similarityMarks = ['fine', 'discuss'] as const;
export type SimilarityMark = (typeof similarityMarks)[number];

/** Which program of a person is compared: the best result, the latest of equal ones, or the latest. */
export const similarityChoices = ['best', 'last'] as const;
export type SimilarityChoice = (typeof similarityChoices)[number];
