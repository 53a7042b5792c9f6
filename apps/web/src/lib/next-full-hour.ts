const hourMs = 3_600_000;

/** When what is written now goes out. */
export const nextFullHour = (now: Date): Date => new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
