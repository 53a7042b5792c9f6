/** How much an answer of the assistant may give away. The server enforces it, whatever the model writes. */
import { hintLevels, type HintLevel } from '@touchstone/contract/assistant-limits';

export interface LevelLimits {
  maxCharacters: number;
  /** Of the whole answer. */
  maxCodeLines: number;
  /** Code must not be in the syntax of a programming language. */
  isPseudoCodeOnly: boolean;
  /** A list of steps is an approach. */
  mayListSteps: boolean;
  /** Sentences other than questions are removed, except the first. */
  isQuestionsOnly: boolean;
}

const none = { maxCodeLines: 0, isPseudoCodeOnly: true, mayListSteps: false, isQuestionsOnly: false };

const limits: Record<HintLevel, LevelLimits> = {
  question: { ...none, maxCharacters: 600, isQuestionsOnly: true },
  concept: { ...none, maxCharacters: 1500 },
  approach: { ...none, maxCharacters: 3000, mayListSteps: true },
  'pseudo-code': { ...none, maxCharacters: 4000, maxCodeLines: 25, mayListSteps: true },
  code: { ...none, maxCharacters: 8000, maxCodeLines: 80, isPseudoCodeOnly: false, mayListSteps: true },
};

export const limitsOf = (level: HintLevel): LevelLimits => limits[level];

const rankOf = (level: HintLevel) => hintLevels.indexOf(level);

/** The lowest of the levels that the site, the contest, the training and the group allow. */
export const highestLevel = (allowed: readonly (HintLevel | null)[]): HintLevel =>
  allowed.reduce<HintLevel>(
    (lowest, level) => (level !== null && rankOf(level) < rankOf(lowest) ? level : lowest),
    'code',
  );

export const clampLevel = (asked: HintLevel, highest: HintLevel): HintLevel => highestLevel([asked, highest]);
