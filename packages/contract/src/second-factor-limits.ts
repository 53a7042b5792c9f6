/** Limits of passkeys, authenticator apps and recovery codes. Free of dependencies, so the web may import it. */
export const secondFactorLimits = {
  passkeysMaximum: 20,
  passkeyNameMaximum: 60,
  totpDigits: 6,
  totpPeriodSeconds: 30,
  /** Steps before and after the current one whose code is accepted: clocks of phones are not exact. */
  totpSkewSteps: 1,
  recoveryCodes: 10,
  recoveryCodeLength: 16,
  /** The password was correct; the second factor has to follow within this time. */
  ticketLifeSeconds: 300,
  triesPerTicket: 5,
  /** Wrong codes of an account, from any address, before codes are refused for the rest of the window. */
  triesPerAccount: 10,
  tryWindowSeconds: 1800,
  passkeyChallengeSeconds: 300,
  /** A login or a confirmed identity allows changes of the ways to log in for this time. */
  identityFreshSeconds: 600,
} as const;

export const secondFactorMethods = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Groups of roles that can be required to have a second factor; `user` is every role without the back office. */
export const policyRoles = ['root', 'admin', 'problem_admin', 'user'] as const;
export type PolicyRole = (typeof policyRoles)[number];
export type SecondFactorPolicy = Record<PolicyRole, boolean>;
