/** Limits of site texts. Free of dependencies, so the web may import it. */
export const siteLimits = {
  announcementTitleMaximum: 255,
  announcementMaximum: 65_535,
  submitIntervalMaximumSeconds: 86_400,
  countMaximum: 1_000_000,
  sessionDaysMaximum: 365,
  remoteAccountsMaximum: 100,
  nameMaximum: 100,
  shortNameMaximum: 50,
  descriptionMaximum: 2000,
  addressMaximum: 255,
  blockedDomainsMaximum: 500,
  carouselPicturesMaximum: 20,
} as const;

/** What existing clients send to clear a text; an empty text means no change. */
export const clearedText = 'None';
