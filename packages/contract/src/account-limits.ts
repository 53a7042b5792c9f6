/** The limits of accounts: schemas, rules and forms all take them from here. Free of dependencies, so the web may import it. */
export const accountLimits = {
  usernameMaximum: 20,
  socialUsername: /^[A-Za-z0-9_]{3,20}$/,
  passwordMinimum: 6,
  passwordMaximum: 20,
  /** Generated passwords may be longer than chosen ones, and must open the door too. */
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
} as const;

export const loginProtection = {
  /** From this many failures of the account, or of the address, the slide puzzle is asked for. */
  puzzleAfterFailures: 5,
  /** From this many failures of one account from one address there is no login at all for a while. */
  blockAfterFailures: 20,
  puzzleWidth: 325,
  puzzleHeight: 100,
  puzzleTolerance: 3,
} as const;

/** Wrong passwords on change-password and change-email before they are locked. */
export const passwordChecksBeforeLock = 5;

export const avatarFileTypes = ['gif', 'jpg', 'jpeg', 'png', 'bmp', 'webp'] as const;
