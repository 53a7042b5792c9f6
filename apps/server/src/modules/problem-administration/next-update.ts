/** Later than the last change, even within one millisecond: forms use this time to detect concurrent saves. */
export const nextUpdate = (now: Date, last: Date) => new Date(Math.max(now.getTime(), last.getTime() + 1));
