/** The levels, limits and reasons of the assistant, which server, rules and web share. */

/** From the least to the most that an answer gives away. */
export const hintLevels = ['question', 'concept', 'approach', 'pseudo-code', 'code'] as const;
export type HintLevel = (typeof hintLevels)[number];

/** Why a part of an answer was removed. */
export const removalReasons = ['level', 'solution', 'topic', 'link', 'encoded', 'unverified'] as const;
export type RemovalReason = (typeof removalReasons)[number];

/** How an answer ended. `waiting` and `streaming` have not ended. */
export const answerStates = [
  'waiting',
  'streaming',
  'complete',
  'stopped',
  'cut-off',
  'quota',
  'budget',
  'unavailable',
] as const;
export type AnswerState = (typeof answerStates)[number];

/** Why the assistant is off. */
export const assistantRefusals = [
  'not-configured',
  'contest',
  'teacher',
  'remote',
  'quota',
  'budget',
  'consent',
] as const;
export type AssistantRefusal = (typeof assistantRefusals)[number];

export const assistantLimits = {
  questionMaximum: 2000,
  codeMaximum: 65_535,
  claimInputMaximum: 4096,
  systemPromptMaximum: 4000,
  urlMaximum: 300,
  modelMaximum: 100,
  keyMaximum: 500,
  temperatureMaximum: 2,
  retentionDaysMaximum: 3650,
  answerTokensMinimum: 128,
  answerTokensMaximum: 8192,
  /** Claims of one answer that the judge runs. */
  claimsPerAnswer: 3,
} as const;
