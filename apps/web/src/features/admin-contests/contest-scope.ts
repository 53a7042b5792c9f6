/** Where contests are managed: in the back office, or in a group. The scope decides calls and URLs. */
export interface ContestScope {
  /** Undefined: contests outside groups. */
  groupId?: number | undefined;
}

const baseOf = ({ groupId }: ContestScope): string =>
  groupId === undefined ? '/admin/contest' : `/group/${String(groupId)}/contest`;

/** The list of a group shows what members see unless it is asked for the view of administrators. */
export const manageListUrl = (scope: ContestScope): string =>
  scope.groupId === undefined ? baseOf(scope) : `${baseOf(scope)}?view=manage`;

export const createUrl = (scope: ContestScope): string => `${baseOf(scope)}/create`;

export type ContestPage = 'edit' | 'problems' | 'announcement';

export const pageUrl = (scope: ContestScope, contestId: number, page: ContestPage): string =>
  `${baseOf(scope)}/${String(contestId)}/${page}`;

export const createProblemUrl = (scope: ContestScope, contestId: number): string =>
  `${baseOf(scope)}/${String(contestId)}/problem/create`;

/** A group contest may contain problems of the site: those are edited in the back office. */
export function editProblemUrl(
  scope: ContestScope,
  contestId: number,
  problem: { id: number; gid: number | null },
): string {
  return scope.groupId !== undefined && problem.gid !== scope.groupId
    ? `/admin/problem/edit/${String(problem.id)}`
    : `${baseOf(scope)}/${String(contestId)}/problem/${String(problem.id)}/edit`;
}

/** Inside the page of a group, the name of the group is the heading. */
export const headingLevelOf = ({ groupId }: ContestScope): 1 | 2 => (groupId === undefined ? 1 : 2);
