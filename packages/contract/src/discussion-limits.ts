/** Limits of discussions, used by schemas, rules and forms. Free of dependencies, so the web may import it. */

export const discussionKinds = ['discussion', 'solution'] as const;
/** A solution explains how to solve its problem; users read it after they have solved the problem. */
export type DiscussionKind = (typeof discussionKinds)[number];

/** What the author of a discussion is, on the site or in its group. */
export const authorBadges = ['siteRoot', 'siteAdmin', 'groupRoot', 'groupAdmin'] as const;
export type AuthorBadge = (typeof authorBadges)[number];

export const discussionLimits = {
  titleMaximum: 255,
  descriptionMaximum: 255,
  contentMaximum: 65_535,
  reportReasonMaximum: 200,
  reportNoteMaximum: 200,
  categoryNameMaximum: 50,
  categoriesMaximum: 100,
  /** A deleted discussion or comment can be restored for so long. */
  restoreDays: 30,
  keywordMaximum: 100,
  /** A search returns the newest matches only. */
  searchMaximum: 1000,
} as const;

/**
 * The tags of reports, as existing clients send and show them: `#垃圾广告# #违法违规# reason`. The web shows its own texts for
 * the keys.
 */
export const reportTags = {
  spam: '垃圾广告',
  illegal: '违法违规',
  vulgar: '色情低俗',
  fraud: '赌博诈骗',
  abuse: '恶意骂战',
  plagiarism: '恶意抄袭',
} as const;
export type ReportTag = keyof typeof reportTags;

export const reportActions = ['none', 'disabled', 'deleted', 'muted'] as const;
/** What an administrator did about a report. */
export type ReportAction = (typeof reportActions)[number];
