/** Later than the last change, even within one millisecond: forms tell by it whether somebody saved in between. */
export const nextUpdate = (now: Date, last: Date) => new Date(Math.max(now.getTime(), last.getTime() + 1));
