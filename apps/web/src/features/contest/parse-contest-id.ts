/** Returns undefined for invalid ids. */
export const parseContestId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
