/** What is commented on: a discussion or a contest. The names are those of the wire. */
export type CommentSource = { readonly did: number } | { readonly cid: number };

export const isContest = (source: CommentSource): source is { readonly cid: number } => 'cid' in source;

/** Names the source in query keys and in the browser's storage. */
export const nameSource = (source: CommentSource): string =>
  isContest(source) ? `contest-${String(source.cid)}` : `discussion-${String(source.did)}`;
