/** The address that a teacher sends to the class. */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/group/invitation/${encodeURIComponent(token)}`;
