import { stageAt } from '@touchstone/rules/contests/contest-time';
import type { UsingContest } from './problem-usage.repository.ts';

export const presentUsage = (contests: readonly UsingContest[], now: Date) =>
  contests.map(({ id, title, startAt, endAt }) => ({
    id,
    title,
    state: stageAt({ startMs: startAt.getTime(), endMs: endAt.getTime() }, now.getTime()),
  }));
