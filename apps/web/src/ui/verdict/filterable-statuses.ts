import { allStatuses } from './verdicts.ts';

/** Nothing has these, or nobody may look for them: on the way elsewhere, result not public, not submitted. */
const notFilterable: readonly number[] = [9, -5, -10];
export const filterableStatuses = allStatuses.filter((status) => !notFilterable.includes(status));
