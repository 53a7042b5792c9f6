const baseOf = (groupId: number): string => `/group/${String(groupId)}/problem`;

export const groupProblemListUrl = baseOf;
/** The list with hidden problems, for administrators of the group. */
export const managedProblemListUrl = (groupId: number): string => `${baseOf(groupId)}?view=manage`;
export const createGroupProblemUrl = (groupId: number): string => `${baseOf(groupId)}/create`;
export const editGroupProblemUrl = (groupId: number, pid: number): string =>
  `${baseOf(groupId)}/edit/${String(pid)}`;
/** The page that members see. */
export const groupProblemUrl = (groupId: number, displayId: string): string =>
  `${baseOf(groupId)}/${encodeURIComponent(displayId)}`;
