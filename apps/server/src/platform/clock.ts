/** Time comes in as a parameter, so that a test can let an hour pass. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
