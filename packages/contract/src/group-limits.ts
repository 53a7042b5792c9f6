/** Limits of groups, used by schemas, rules and forms. Free of dependencies, so the web may import it. */

/** Indexed by their number on the wire minus one (`auth` of a group). */
export const groupAccesses = ['public', 'protected', 'private'] as const;
/** Public: join at once. Protected: apply. Private: apply with the code. */
export type GroupAccess = (typeof groupAccesses)[number];

export const groupLimits = {
  nameMinimum: 5,
  nameMaximum: 25,
  shortNameMinimum: 5,
  shortNameMaximum: 10,
  /** The short name is the prefix of display ids, which are part of addresses. */
  shortName: /^[\p{L}\p{N}_-]*$/u,
  briefMinimum: 5,
  briefMaximum: 50,
  descriptionMinimum: 5,
  descriptionMaximum: 1000,
  codeLength: 6,
  reasonMinimum: 5,
  reasonMaximum: 100,
  banReasonMaximum: 200,
  announcementTitleMaximum: 255,
  announcementContentMaximum: 65_535,
  avatarMaximumBytes: 2 * 1024 * 1024,
} as const;

export const invitationLimits = {
  /** Characters of a token: letters and digits that are not mistaken for each other. */
  tokenLength: 20,
  usesMaximum: 10_000,
  daysMaximum: 365,
  /** Invitations of one group that are still open. */
  openMaximum: 50,
} as const;

export const memberImportLimits = {
  /** Accounts that one user may create by imports within a day; administrators of the site have no such limit. */
  accountsPerDay: 1000,
} as const;
