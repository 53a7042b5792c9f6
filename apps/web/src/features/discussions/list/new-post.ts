/** The form of a new post has the address of the list, with the kind of the post in the query. Pure. */
import { discussionKinds, type DiscussionKind } from '@touchstone/contract/discussion-limits';
import { discussionListUrl, type DiscussionScope } from '../discussion-scope.ts';

const parameter = 'new';

/** Undefined: the address is that of the list. A solution needs a problem. */
export function parseNewPost(
  parameters: URLSearchParams,
  problemId: string | undefined,
): DiscussionKind | undefined {
  const kind = discussionKinds.find((one) => one === parameters.get(parameter));
  return kind === 'solution' && problemId === undefined ? undefined : kind;
}

export const newPostUrl = (
  scope: DiscussionScope,
  problemId: string | undefined,
  kind: DiscussionKind,
): string => `${discussionListUrl(scope, problemId)}?${parameter}=${kind}`;
