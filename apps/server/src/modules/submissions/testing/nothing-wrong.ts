import type { Recount } from '../counters/recount.ts';

const none = { total: 0, examples: [] };

/** What a recount finds where everything is counted right. */
export const nothingWrong: Recount = { results: none, marks: none, statistics: none };
