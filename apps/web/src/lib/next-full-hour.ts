const hourMs = 3_600_000;

/** The default start time of a new notice or contest. */
export const nextFullHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
