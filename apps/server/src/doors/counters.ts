/** For the command line and the seed: the counters of a site, compared with or replaced by a recount. */
export { repairCounters, checkCounters, type Recount } from '../modules/submissions/counters/recount.ts';
export { recountStatistics } from '../modules/submissions/counters/user-statistics.repository.ts';
