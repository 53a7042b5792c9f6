/** Ids that SQL joined by commas. One text: thousands of one-column rows cost more than the search. */
export const parseIds = (ids: string | null | undefined): number[] =>
  ids === null || ids === undefined ? [] : ids.split(',').map(Number);
