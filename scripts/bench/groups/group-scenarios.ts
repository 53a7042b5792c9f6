/** Requests of the pages of a group and its training, varied. */
import type { SeededGroup } from '../../seed/seed-group.ts';
import type { Scenario } from '../http/measure-scenarios.ts';
import { any, upTo } from '../lists/draw.ts';

const pageSize = 30;

interface Sessions {
  /** Of members. */
  readonly tokens: readonly string[];
  /** Of the owner, who sees the matrix. */
  readonly ownerTokens: readonly string[];
}

export function groupScenarios(
  { groupId, trainingId, userIds }: SeededGroup,
  { tokens, ownerTokens }: Sessions,
): Scenario[] {
  const asking =
    (call: string, fixed: object, sessions: readonly string[]) =>
    (name: string, draw: () => object): Scenario => ({
      name: `${call}: ${name}`,
      next: () => {
        const query = Object.entries({ ...fixed, limit: pageSize, currentPage: 1, ...draw() });
        const search = new URLSearchParams(query.map(([key, value]) => [key, String(value)]));
        return { path: `/api/${call}?${search.toString()}`, token: any(sessions) };
      },
    });
  const rank = asking('get-training-rank', { tid: trainingId }, tokens);
  const matrix = asking('training-progress-matrix', { tid: trainingId }, ownerTokens);
  const groupRank = asking('get-group-rank-list', { gid: groupId, type: 0 }, tokens);
  const members = asking('group/get-member-list', { gid: groupId }, tokens);
  const submissions = asking('get-submission-list', { gid: groupId }, tokens);
  const anyPage = () => ({ currentPage: upTo(userIds.length / pageSize) });
  const part = () => `_${String(upTo(userIds.length)).slice(0, 2)}`;
  return [
    rank('first page', () => ({})),
    rank('any page', anyPage),
    rank('a part of a name', () => ({ keyword: part() })),
    matrix('first page', () => ({})),
    matrix('any page', anyPage),
    matrix('unfinished, by the last submission', () => ({ state: 'unfinished', sort: 'lastSubmission' })),
    groupRank('first page', () => ({})),
    groupRank('any page', anyPage),
    members('first page', () => ({})),
    members('any page', anyPage),
    submissions('first page', () => ({})),
  ];
}
