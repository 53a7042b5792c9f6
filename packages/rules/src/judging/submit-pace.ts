/**
 * Detects scripted submissions. Every user must wait for the interval between submissions, and people do so after one or
 * two refusals. A user with this many refusals within the window must solve a captcha with the next submission.
 */
export const submitPace = { windowSeconds: 60, refusals: 5 } as const;

/** `refusals`: submissions that came too early, in the window. */
export const isCaptchaRequired = (refusals: number) => refusals >= submitPace.refusals;
