/** Limits of comments and questions, used by schemas, rules and forms. Free of dependencies, so the web may import it. */

export const commentLimits = {
  /** Of a comment and of a reply. */
  contentMaximum: 10_000,
  /** Replies that a list of comments contains per comment, newest first. */
  repliesPerComment: 3,
  /** Replies of one comment that one response contains, newest first. */
  repliesMaximum: 1000,
  /** Users that one text can mention. */
  mentionsMaximum: 10,
  mentionCandidates: 8,
  /** For so many days a deleted comment can be restored. */
  restoreDays: 30,
} as const;

export const commentSorts = ['likes', 'time'] as const;
/** `likes`: the most liked first, then the newest. `time`: the newest first. */
export type CommentSort = (typeof commentSorts)[number];

export const questionStates = ['all', 'unanswered', 'answered'] as const;
export type QuestionState = (typeof questionStates)[number];
