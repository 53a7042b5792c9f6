/** Rejects if the work takes longer. The work itself goes on until its own limits end it. */
export async function withinLimit<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no result after ${String(limitMs)} ms`)), limitMs);
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
