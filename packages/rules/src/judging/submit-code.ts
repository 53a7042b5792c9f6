/** What code and what input the judge takes. */

export const codeMaximum = 65_535;
export const testRunInputMaximum = 1000;

export type CodeProblem = 'languageNotAllowed' | 'codeBlank' | 'codeTooLong' | 'codeHasNul';

export interface SubmittedCode {
  readonly code: string;
  readonly language: string;
  /** What the problem allows. */
  readonly allowedLanguages: readonly string[];
}

/** Checked in this order, so that a caller always gets the same complaint for the same input. */
export function findCodeProblem({
  code,
  language,
  allowedLanguages,
}: SubmittedCode): CodeProblem | undefined {
  if (!allowedLanguages.includes(language)) return 'languageNotAllowed';
  if (code.trim() === '') return 'codeBlank';
  if (code.length > codeMaximum) return 'codeTooLong';
  // No compiler takes it and no database stores it.
  return code.includes('\0') ? 'codeHasNul' : undefined;
}

export type TestRunInputProblem = 'inputEmpty' | 'inputTooLong' | 'inputHasNul';

export function findTestRunInputProblem(input: string): TestRunInputProblem | undefined {
  if (input === '') return 'inputEmpty';
  if (input.length > testRunInputMaximum) return 'inputTooLong';
  return input.includes('\0') ? 'inputHasNul' : undefined;
}
