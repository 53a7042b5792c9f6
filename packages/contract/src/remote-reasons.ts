/** Why a submission to another site waits, or why it failed. The web translates the codes. */
export const remoteErrorKeys = [
  /** No problem has this id. */
  'unknownProblem',
  /** The account may not see the problem. */
  'privateProblem',
  'wrongPassword',
  'accountLocked',
  /** The session ended: logging in again may help. */
  'loggedOut',
  'languageRefused',
  'codeTooShort',
  'codeTooLong',
  /** The site refuses the same code twice. */
  'duplicateSubmission',
  /** The site wants a browser, see decision 0038. */
  'challengeRequired',
  'tooFast',
  /** No answer, an error of the server, or a maintenance page. */
  'siteDown',
  /** The page does not look as we know it. */
  'layoutChanged',
] as const;
export type RemoteErrorKey = (typeof remoteErrorKeys)[number];

export const remoteReasons = [
  ...remoteErrorKeys,
  'vendorOff',
  'vendorPaused',
  'noAccount',
  /** All accounts are in use or rest. */
  'accountBusy',
  'accountPaused',
  /** The daily cap of all accounts is reached. */
  'dailyCap',
  /** The code was sent, and its answer was lost: the run is looked for. */
  'outcomeUnknown',
  /** The site took the code, and no run of it was found. */
  'runNotFound',
  /** The result did not come within the limit of polls. */
  'pollLimit',
  /** The site showed a result that we do not know until the limit of polls. */
  'unknownResult',
  /** The judge of the site failed on this run, and the site says so. */
  'siteFailed',
  /** The key of the secrets has changed: the password must be entered again. */
  'secretUnreadable',
] as const;
export type RemoteReason = (typeof remoteReasons)[number];
