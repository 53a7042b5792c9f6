/** Scoreboard requests of pages, varied. */
import type { SeededContest } from '../../seed/seed-contest.ts';
import type { Scenario } from '../http/measure-scenarios.ts';
import { any, upTo } from '../lists/draw.ts';

/** The request of the page with its default switches. */
const pageSize = 50;
const plain = { limit: pageSize, removeStar: false, containsEnd: false, forceRefresh: false };
const followed = 10;

export function boardScenarios({ contestId, userIds }: SeededContest, tokens: readonly string[]): Scenario[] {
  const asking = (call: string, isLoggedIn: boolean) => (name: string, draw: () => object) => ({
    name: `${call}: ${name}`,
    next: () => ({
      path: `/api/${call}`,
      token: isLoggedIn ? any(tokens) : undefined,
      body: { cid: contestId, currentPage: 1, concernedList: [], ...plain, ...draw() },
    }),
  });
  const inside = asking('get-contest-rank', true);
  const outside = asking('get-contest-outside-scoreboard', false);
  const anyPage = () => ({ currentPage: upTo(userIds.length / pageSize) });
  const keyword = () => ({ keyword: `_${String(upTo(userIds.length)).slice(0, 3)}` });
  const concerned = () => ({ concernedList: Array.from({ length: followed }, () => any(userIds)) });
  return [
    inside('first page', () => ({})),
    inside('any page', anyPage),
    inside('a part of a name', keyword),
    inside('with followed people', concerned),
    outside('first page', () => ({})),
    outside('any page', anyPage),
    outside('a part of a name', keyword),
  ];
}
