/**
 * Who submits like a machine. The interval between submissions keeps everybody's pace; a person waits it out after being
 * told once or twice. Who goes on trying, so often within the window, has to answer a captcha with the next submission.
 */
export const submitPace = { windowSeconds: 60, refusals: 5 } as const;

/** `refusals`: submissions that came too early, in the window. */
export const isCaptchaRequired = (refusals: number) => refusals >= submitPace.refusals;
