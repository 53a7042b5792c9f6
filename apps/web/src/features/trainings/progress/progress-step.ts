/** Progress in percent; a started problem set shows less than 100 until the last problem is solved. */
export function progressPercent(solved: number, total: number): number {
  if (total <= 0 || solved <= 0) return 0;
  if (solved >= total) return 100;
  return Math.min(99, Math.max(1, Math.round((solved / total) * 100)));
}

/** The colour changes in steps of 20 percent: 0 below 20, then 1 to 4, and 5 when everything is solved. */
export const progressStep = (solved: number, total: number): number =>
  Math.floor(progressPercent(solved, total) / 20);
