import { allStatuses } from './verdicts.ts';

/** Statuses that no submission has or that cannot be searched: remote pending, hidden result, not submitted. */
const notFilterable: readonly number[] = [9, -5, -10];
export const filterableStatuses = allStatuses.filter((status) => !notFilterable.includes(status));
