/** The closed list of errors. The key is the error code; every error has a text in every language. */
import type { LocalisedText } from '../locales.ts';
import { accountErrors } from './account-errors.ts';
import { adminContestErrors } from './admin-contest-errors.ts';
import { adminProblemErrors } from './admin-problem-errors.ts';
import { adminSiteErrors } from './admin-site-errors.ts';
import { adminUserErrors } from './admin-user-errors.ts';
import { assistantErrors } from './assistant-errors.ts';
import { commentErrors } from './comment-errors.ts';
import { contestErrors } from './contest-errors.ts';
import { counterExampleErrors } from './counter-example-errors.ts';
import { discussionErrors } from './discussion-errors.ts';
import { fileErrors } from './file-errors.ts';
import { groupErrors } from './group-errors.ts';
import { groupContentErrors } from './group-content-errors.ts';
import { groupProblemErrors } from './group-problem-errors.ts';
import { judgingErrors } from './judging-errors.ts';
import { membershipErrors } from './membership-errors.ts';
import { noticeErrors } from './notice-errors.ts';
import { platformErrors } from './platform-errors.ts';
import { practiceErrors } from './practice-errors.ts';
import { problemCheckErrors } from './problem-check-errors.ts';
import { rejudgePreviewErrors } from './rejudge-preview-errors.ts';
import { problemErrors } from './problem-errors.ts';
import { problemExchangeErrors } from './problem-exchange-errors.ts';
import { signOnErrors } from './sign-on-errors.ts';
import { publicAreaErrors } from './public-area-errors.ts';
import { remoteErrors } from './remote-errors.ts';
import { remoteImportErrors } from './remote-import-errors.ts';
import { secondFactorErrors } from './second-factor-errors.ts';
import { similarityErrors } from './similarity-errors.ts';
import { submissionErrors } from './submission-errors.ts';
import { tagErrors } from './tag-errors.ts';
import { testDataErrors } from './test-data-errors.ts';
import { variantErrors } from './variant-errors.ts';
import { trainingErrors } from './training-errors.ts';

export const errorDefinitions = {
  ...platformErrors,
  ...accountErrors,
  ...adminContestErrors,
  ...adminProblemErrors,
  ...adminSiteErrors,
  ...adminUserErrors,
  ...assistantErrors,
  ...commentErrors,
  ...contestErrors,
  ...counterExampleErrors,
  ...discussionErrors,
  ...fileErrors,
  ...groupErrors,
  ...groupContentErrors,
  ...groupProblemErrors,
  ...judgingErrors,
  ...membershipErrors,
  ...noticeErrors,
  ...practiceErrors,
  ...problemCheckErrors,
  ...rejudgePreviewErrors,
  ...problemErrors,
  ...problemExchangeErrors,
  ...remoteImportErrors,
  ...secondFactorErrors,
  ...variantErrors,
  ...tagErrors,
  ...testDataErrors,
  ...trainingErrors,
  ...remoteErrors,
  ...similarityErrors,
  ...submissionErrors,
  ...publicAreaErrors,
  ...signOnErrors,
};

export type ErrorCode = keyof typeof errorDefinitions;

/** `undefined` for an error whose message has no parameters. */
export type ErrorParameters<Code extends ErrorCode> = Parameters<(typeof errorDefinitions)[Code]['text']>[0];

/** Errors whose message has no parameters. */
export type PlainErrorCode = {
  [Code in ErrorCode]: undefined extends ErrorParameters<Code> ? Code : never;
}[ErrorCode];

export function errorText<Code extends ErrorCode>(
  code: Code,
  parameters: ErrorParameters<Code>,
): LocalisedText {
  // The union of all text functions cannot be called with one member's parameters; the signature above keeps them paired.
  const text = errorDefinitions[code].text as (parameters: ErrorParameters<Code>) => LocalisedText;
  return text(parameters);
}

export type { FieldProblem } from './field-problems.ts';
