/** Limits of accounts, used by schemas, rules and forms. Free of dependencies, so the web may import it. */
export const accountLimits = {
  usernameMaximum: 20,
  /** Names that users choose. They are easy to type, to tell apart and to put into an address. */
  chosenUsername: /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]+$/u,
  passwordMinimum: 6,
  passwordMaximum: 20,
  /** Generated passwords may be longer than chosen ones, and must be accepted at login too. */
  loginPasswordMaximum: 25,
  emailMaximum: 320,
  mailCodeLength: 6,
  captchaMaximum: 8,
  phone: /^1[3-9]\d{9}$/,
  restoredPasswordDigits: 6,
  titleMaximum: 20,
  titleColor: /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  nicknameMaximum: 20,
  realnameMaximum: 50,
  signatureMaximum: 65_535,
  blogMaximum: 255,
  githubMaximum: 255,
  schoolMaximum: 100,
  courseMaximum: 100,
  studentNumberMaximum: 200,
  codeforcesUsernameMaximum: 255,
  avatarMaximumBytes: 2 * 1024 * 1024,
  avatarSidePixels: 200,
} as const;

export const accountTimers = {
  registerResendSeconds: 60,
  resetResendSeconds: 90,
  changeEmailResendSeconds: 30,
  mailCodeLifeSeconds: 600,
  captchaLifeSeconds: 1800,
  puzzleLifeSeconds: 180,
  tokenLifeSeconds: 86_400,
  tokenRenewAfterSeconds: 43_200,
  loginFailureMemorySeconds: 1800,
  passwordLockSeconds: 1800,
  /** The digits of the phone log in once within this time. */
  defaultPasswordLifeSeconds: 600,
} as const;

export const loginProtection = {
  /** After this many failures of the account, login requires the slide puzzle. */
  puzzleAfterFailures: 5,
  /** The same for an address. A computer room shares one, so it is far from the typos of a class. */
  puzzleAfterFailuresOfAddress: 100,
  /** An account that logged in from an address within these days does not suffer from failures of others there. */
  knownAddressDays: 30,
  /** A client that cannot show the puzzle waits instead: two seconds, doubled by every failure up to this. */
  longestWaitSeconds: 60,
  /** After this many failures of one account from one IP address, login is blocked for a while. */
  blockAfterFailures: 20,
  puzzleWidth: 325,
  puzzleHeight: 100,
  puzzleTolerance: 3,
} as const;

/** Wrong passwords on change-password and change-email before these are locked. */
export const passwordChecksBeforeLock = 5;

export const avatarFileTypes = ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'] as const;
