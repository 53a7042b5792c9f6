/** Variants of problems that a model writes. Free of dependencies, so the web may import it. */
export const variantLimits = {
  titleMaximum: 200,
  textMaximum: 20_000,
  codeMaximum: 20_000,
  examplesMaximum: 5,
  exampleMaximum: 1500,
  wrongSolutionsMaximum: 5,
  argumentLinesMaximum: 20,
  argumentLineMaximum: 200,
  /** Variants of one user that are written, judged or, unless an administrator asked, wait for approval. */
  openMaximum: 3,
  /** Own variants on the practice page. */
  ownMaximum: 5,
  rejectReasonMaximum: 1000,
  /** A statement with five programs is longer than an answer of the assistant. */
  outputTokens: 8000,
} as const;

export const variantStates = [
  /** The model writes it. */
  'writing',
  /** The judge runs its programs. */
  'checking',
  /** The judge has refused it, or it could not be written: see `refusal`. */
  'refused',
  /** Confirmed by the judge. It waits for an administrator. */
  'waiting',
  'approved',
  'rejected',
  /** Withdrawn by the user who asked for it. */
  'cancelled',
] as const;
export type VariantState = (typeof variantStates)[number];

export const variantRefusals = [
  /** The model could not be asked, or did not answer. */
  'model-unavailable',
  'quota',
  'budget',
  /** The answer ended too early. */
  'cut-off',
  /** The answer is not a variant. */
  'invalid-answer',
  /** Texts with links, pictures or HTML. */
  'markup',
  'solutions-differ',
  'wrong-solution-passes',
  /** The generator makes too few different valid inputs. */
  'too-few-inputs',
  /** A program does not compile or fails. */
  'program-fails',
  'no-judge',
] as const;
export type VariantRefusal = (typeof variantRefusals)[number];
