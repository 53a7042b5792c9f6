/** Where discussions live: the site, or a group. It decides the addresses that the pages link to. Pure. */

export interface DiscussionScope {
  /** Undefined for the discussions of the site. */
  groupId?: number;
}

const baseOf = ({ groupId }: DiscussionScope): string =>
  groupId === undefined ? '' : `/group/${String(groupId)}`;

export const discussionListUrl = (scope: DiscussionScope, problemId?: string): string =>
  `${baseOf(scope)}/discussion${problemId === undefined ? '' : `/${encodeURIComponent(problemId)}`}`;

export const discussionUrl = (scope: DiscussionScope, discussionId: number): string =>
  `${baseOf(scope)}/discussion-detail/${String(discussionId)}`;

export const problemUrl = (scope: DiscussionScope, problemId: string): string =>
  `${baseOf(scope)}/problem/${encodeURIComponent(problemId)}`;

export const solutionsUrl = (scope: DiscussionScope, problemId: string): string =>
  `${problemUrl(scope, problemId)}?tab=solutions`;

/** The scope of a discussion of any list, by its group. */
export const scopeOf = (groupId: number | null | undefined): DiscussionScope =>
  groupId === null || groupId === undefined ? {} : { groupId };

/** Undefined if the text of the address is not an id. */
export const parseDiscussionId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
