/** Blanks around a password are slips of the hand: it is told to a room and typed by many. Kept and compared without them. */
export const readContestPassword = (typed: string): string => typed.trim();
