/** The sizes of the page of problems that can be added to a contest or training; the first is the default. */
export const candidatePageSizes = [10, 30, 50, 100] as const;
